import { expect, it } from "vitest";
import { hex } from "./net/moments";
import { hmac, sha256 } from "./sha256";

const bytes = (text: string) => new TextEncoder().encode(text);

it("gives the digests of FIPS 180-4", () => {
  expect(hex(sha256(bytes("abc")))).toBe(
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  );
  expect(hex(sha256(bytes("")))).toBe(
    "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
  );
});

it("gives the code of RFC 4231, test case 2", () => {
  expect(hex(hmac(bytes("Jefe"), bytes("what do ya want for nothing?")))).toBe(
    "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
  );
});

it("agrees with the browser's own for every length around a block", async () => {
  for (let length = 0; length < 140; length += 1) {
    const message = Uint8Array.from({ length }, (_, i) => (7 * i + length) % 256);
    const theirs = await crypto.subtle.digest("SHA-256", message);
    expect(hex(sha256(message))).toBe(hex(new Uint8Array(theirs)));
  }
});
