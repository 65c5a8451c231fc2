/** What this device remembers about single tables: a word each, the newest only. */
export type Role = "hand" | "learn" | "learned";

const MOST = 20;

export function remember(role: Role, table: string): void {
  keep(role, [table, ...recall(role).filter((one) => one !== table)].slice(0, MOST));
}

export function forget(role: Role, table: string): void {
  keep(
    role,
    recall(role).filter((one) => one !== table),
  );
}

export function remembers(role: Role, table: string): boolean {
  return recall(role).includes(table);
}

function recall(role: Role): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`lascaux-${role}`) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

function keep(role: Role, tables: string[]): void {
  try {
    localStorage.setItem(`lascaux-${role}`, JSON.stringify(tables));
  } catch {
    // Private windows may refuse: the table then looks as usual.
  }
}
