// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { forget, remember, remembers } from "./remember";

describe("what the device remembers about a table", () => {
  beforeEach(() => localStorage.clear());

  it("keeps roles apart and can forget", () => {
    remember("hand", "a");
    expect(remembers("hand", "a")).toBe(true);
    expect(remembers("learn", "a")).toBe(false);
    forget("hand", "a");
    expect(remembers("hand", "a")).toBe(false);
  });

  it("keeps the newest tables only, and survives rubbish", () => {
    for (let n = 0; n < 30; n += 1) remember("hand", `t${n}`);
    expect(remembers("hand", "t29")).toBe(true);
    expect(remembers("hand", "t0")).toBe(false);
    localStorage.setItem("lascaux-hand", "{");
    expect(remembers("hand", "t29")).toBe(false);
  });
});
