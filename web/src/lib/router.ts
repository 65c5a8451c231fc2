/** Addresses and what they show. */
export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "learn"; game: string }
  | { page: "table"; id: string }
  | { page: "screen"; id: string }
  | { page: "join"; secret: string }
  | { page: "watch"; secret: string }
  | { page: "replay"; id: string }
  | { page: "verify" }
  | { page: "rules"; game: string; clause: string | null }
  | { page: "credits" }
  | { page: "lost"; path: string };

export function parse(path: string, hash = ""): Route {
  const [head = "", rest = "", ...more] = path.split("/").filter(Boolean).map(plain);
  if (more.length > 0) return { page: "lost", path };
  if (rest) {
    switch (head) {
      case "new":
      case "learn":
        return { page: head, game: rest };
      case "table":
      case "screen":
      case "replay":
        return { page: head, id: rest };
      case "join":
      case "watch":
        return { page: head, secret: rest };
      case "rules":
        return { page: "rules", game: rest, clause: plain(hash.replace(/^#/, "")) || null };
    }
    return { page: "lost", path };
  }
  if (!head) return { page: "lobby" };
  return head === "verify" || head === "credits" ? { page: head } : { page: "lost", path };
}

/** An invitation as people paste it: a whole address, a path or the bare secret. */
export function invitation(pasted: string): string | null {
  const text = pasted.trim();
  const found = /(?:^|\/)(join|watch|table|replay)\/([\w-]+)\/?(?:[?#].*)?$/.exec(text);
  if (found) return `/${found[1]}/${found[2]}`;
  return /^[\w-]{16,}$/.test(text) ? `/join/${text}` : null;
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
