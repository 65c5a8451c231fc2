import { describe, expect, it } from "vitest";
import { invitation, parse } from "./router";

describe("addresses", () => {
  it("the bare address is the lobby", () => {
    expect(parse("/")).toEqual({ page: "lobby" });
  });

  it("a table, its big screen and its replay carry the id", () => {
    expect(parse("/table/abc")).toEqual({ page: "table", id: "abc" });
    expect(parse("/screen/abc")).toEqual({ page: "screen", id: "abc" });
    expect(parse("/replay/abc/")).toEqual({ page: "replay", id: "abc" });
  });

  it("a first game and a new table name the game", () => {
    expect(parse("/learn/krom")).toEqual({ page: "learn", game: "krom" });
    expect(parse("/new/krom")).toEqual({ page: "new", game: "krom" });
  });

  it("links carry their secret", () => {
    expect(parse("/join/s3cret")).toEqual({ page: "join", secret: "s3cret" });
    expect(parse("/watch/s3cret")).toEqual({ page: "watch", secret: "s3cret" });
  });

  it("the rules open at a clause", () => {
    expect(parse("/rules/krom", "#K25")).toEqual({ page: "rules", game: "krom", clause: "K25" });
    expect(parse("/rules/krom")).toEqual({ page: "rules", game: "krom", clause: null });
  });

  it("what we do not know is lost, broken escapes included", () => {
    expect(parse("/nowhere").page).toBe("lost");
    expect(parse("/table").page).toBe("lost");
    expect(parse("/table/a/b").page).toBe("lost");
    expect(parse("/table/%E0%A4%A").page).toBe("table");
  });
});

describe("a pasted invitation", () => {
  it("may be a whole address, a path or the secret", () => {
    expect(invitation(" https://example.org/join/abc_D-1 ")).toBe("/join/abc_D-1");
    expect(invitation("/watch/abc")).toBe("/watch/abc");
    expect(invitation("abcdefghijklmnopqrst")).toBe("/join/abcdefghijklmnopqrst");
  });

  it("or else is none", () => {
    expect(invitation("hello")).toBeNull();
    expect(invitation("https://example.org/")).toBeNull();
  });
});
