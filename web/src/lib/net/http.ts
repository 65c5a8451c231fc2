/** JSON over HTTP: the CSRF token goes with everything that changes something. */
import type { Problem } from "../types";

export type ErrorBody = Problem;

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(body.detail || body.error);
  }
}

const SAFE = new Set(["GET", "HEAD"]);

export function cookie(name: string, cookies = document.cookie): string {
  const pair = cookies.split("; ").find((item) => item.startsWith(`${name}=`));
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) : "";
}

async function send<T>(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  const text = await ask(method, path, body, signal);
  return (text ? JSON.parse(text) : null) as T;
}

async function ask(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<string> {
  const headers: Record<string, string> = { accept: "application/json, text/plain" };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (!SAFE.has(method)) {
    // The cookie comes with the first answer of the server.
    if (!cookie("csrftoken")) await fetch("/api/me", { credentials: "same-origin" });
    headers["x-csrftoken"] = cookie("csrftoken");
  }
  const answer = await fetch(path, {
    method,
    headers,
    credentials: "same-origin",
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Refusal(answer.status, errorBody(text));
  return text;
}

/** The server's own error, or what can be said of another one (a proxy's page, say). */
function errorBody(text: string): ErrorBody {
  try {
    const body = JSON.parse(text) as Partial<ErrorBody>;
    return { error: "unknown", detail: "", ...body };
  } catch {
    return { error: "unknown", detail: "" };
  }
}

export const http = {
  get: <T>(path: string, signal?: AbortSignal) => send<T>("GET", path, undefined, signal),
  /** What is no JSON, as it is. */
  text: (path: string) => ask("GET", path),
  post: <T>(path: string, body: unknown = {}, signal?: AbortSignal) =>
    send<T>("POST", path, body, signal),
  patch: <T>(path: string, body: unknown) => send<T>("PATCH", path, body),
  delete: <T>(path: string, body?: unknown) => send<T>("DELETE", path, body),
  isRefusal: (error: unknown): error is Refusal => error instanceof Refusal,
};
