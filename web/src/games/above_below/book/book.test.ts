// @vitest-environment jsdom
import { render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { keyOf } from "$lib/board/offers";
import { eventOf } from "$lib/fixtures";
import { failOnComplaints, offered, situationsOf } from "$lib/board/testing";
import type { LogEvent, State } from "$lib/types";
import Board from "../Board.svelte";
import { READ } from "../moments";
import { villageView, type AboveBelowDeck, type Told, type VillageView } from "../view";
import { Speech, sentences } from "./speech.svelte";
import { isLoss, isTale, ladder, partyOf, stepsOf, toldIn } from "./tale";

// Hundreds of drawings in every document would only cost time here.
vi.mock("../Art.svelte", () => ({ default: () => {} }));

const { read, texts, deck, names } = await situationsOf<AboveBelowDeck>("above_below");
const viewOf = (name: string): VillageView => {
  const view = villageView(read(name));
  if (!view) throw new Error(`${name} is of another game`);
  return view;
};
const answer = vi.fn<(choice: number) => void>();

const props = async (name: string, phone = false) => {
  const state: State = read(name);
  return { state, deck, texts: await texts(state), answer, openClause: () => {}, phone };
};
const show = async (name: string, phone = false) => render(Board, await props(name, phone));
const text = (element: Element | null) => element?.textContent.replace(/\s+/g, " ").trim() ?? "";

failOnComplaints();
afterEach(() => void vi.unstubAllGlobals());

describe("the ladder of lanterns", () => {
  it("lights as many lamps as there are lanterns and marks the targets", () => {
    const rungs = ladder(4, [3, 5]);
    expect(rungs.map(({ lit }) => lit)).toEqual([true, true, true, true, false, false]);
    expect(rungs.flatMap(({ target }) => target ?? [])).toEqual([3, 5]);
    expect(rungs[2]?.reached).toBe(true);
    expect(rungs[4]).toMatchObject({ reached: false, more: 1 });
  });
  it("is long enough for the highest target and for all lanterns", () => {
    expect(ladder(2, [8])).toHaveLength(8);
    expect(ladder(9, [3])).toHaveLength(9);
  });
});

describe("the tale", () => {
  const told = (paragraph: string, more: Partial<Told> = {}): Told => ({
    ...(viewOf("success").tale[0] as Told),
    paragraph,
    ...more,
  });

  it("A12: an option without a roll has no lanterns", () => {
    expect(stepsOf(false)).toEqual(["story", "choice", "outcome"]);
    expect(stepsOf(true)).toContain("lanterns");
  });
  it("A11: only a failed roll takes what it names", () => {
    expect(isLoss(told("a", { tier: null, targets: [5] }))).toBe(true);
    expect(isLoss(told("a", { tier: null, targets: [] }))).toBe(false);
    expect(isLoss(told("a", { tier: 0, targets: [5] }))).toBe(false);
  });
  it("A31: while a link goes on, the page before is past and nothing is over", () => {
    const { past, now } = toldIn(viewOf("linked"));
    expect(past).toHaveLength(1);
    expect(now).toBeNull();
  });
  it("is over while somebody still has to be injured, and after the encounter", () => {
    expect(toldIn(viewOf("injure")).now?.things.injured).toBe(1);
    expect(toldIn(viewOf("success")).now?.paragraph).toBe(viewOf("success").tale[0]?.paragraph);
    expect(isTale(viewOf("injure"), "injure")).toBe(true);
    expect(isTale(viewOf("success"), "actions")).toBe(false);
  });
  it("knows who went below last", () => {
    const events = [
      eventOf(0, { event: "explores", seat: 0, villagers: ["bonk", "lump"] }),
      eventOf(1, { event: "explores", seat: 2, villagers: ["mop", "wick"] }),
      eventOf(2, { event: "encounter", seat: 2, die: 3 }),
    ];
    expect(partyOf(events)).toEqual({ seat: 2, villagers: ["mop", "wick"] });
    expect(partyOf([])).toBeNull();
  });
});

describe("the open book", () => {
  it("A7: shows targets, costs and conditions, and says that rewards are hidden", async () => {
    const { container } = await show("story-cost");
    const count = viewOf("story-cost").encounter?.options?.length ?? 0;
    expect(container.querySelectorAll(".option")).toHaveLength(count);
    expect(text(container.querySelector(".right"))).toContain("rewards hidden");
  });
  it("A12: an option that cannot be paid says why, clause first, and is not a button", async () => {
    const { container } = await show("story-cost");
    const barred = [...container.querySelectorAll("div.option")].map(text);
    expect(barred.some((line) => line.includes("A12") && line.includes("you lack"))).toBe(true);
  });
  it("answers with the number of the option that was clicked", async () => {
    await show("story");
    document.querySelector<HTMLElement>('[data-choice="option:0"]')?.click();
    expect(answer).toHaveBeenCalledWith(15);
  });
  it("puts the focus on the title, so that it is read out", async () => {
    const { container } = await show("story");
    expect(document.activeElement).toBe(container.querySelector("h2"));
  });
  it("says whom the neighbour reads to", async () => {
    const { container } = await show("story-reader");
    expect(text(container.querySelector("article footer"))).toMatch(/^You read to /);
  });
  it("A9: a die without a reroll left says so and is not an answer", async () => {
    const { container } = await show("lanterns");
    const rerolls = [...container.querySelectorAll('.acts [aria-disabled="true"]')];
    expect(rerolls.length).toBeGreaterThan(0);
    for (const reroll of rerolls) expect(reroll.getAttribute("title")).toMatch(/^A9: /);
  });
  it("A11: the last page tells how it went, and is shut with a button", async () => {
    const { container, rerender } = await show("success-before");
    await rerender(await props("success"));
    expect(text(container.querySelector("h3"))).toBe("It goes well");
    const shut = [...container.querySelectorAll<HTMLElement>(".btn")].find(
      (one) => text(one) === "Shut the book",
    );
    shut?.click();
    await vi.waitFor(() => expect(container.querySelector(".book")).toBeNull());
  });
  it("A11: one’s own last page stays while the next player’s story begins and ends", async () => {
    // Seat 1 has just come back; then seat 2 goes below, returns, and seat 1 is asked again.
    const { container, rerender } = await show("success-before");
    const back = await props("success");
    await rerender(back);
    const title = text(container.querySelector("h2"));
    const theirs = viewOf("story-reader");
    const events = [
      ...back.state.events,
      {
        ...(back.state.events.at(-1) as LogEvent),
        n: 9000,
        event: { event: "explores", seat: 2, villagers: ["bonk", "lump"] },
      },
    ];
    const later = (view: Partial<VillageView>, asked = back.state.asked) => ({
      ...back,
      state: { ...back.state, events, asked, view: { ...viewOf("success"), ...view } },
    });
    const told = { ...(viewOf("failure").tale[0] as Told), title: { text: { en: "Another’s" } } };
    await rerender(later({ encounter: theirs.encounter, tale: [] }));
    await rerender(later({ tale: [told] }));
    await rerender(later({ tale: [told] }, read("cat-refused").asked));
    expect(text(container.querySelector("h2"))).toBe(title);
    expect(text(container.querySelector("h3"))).toBe("It goes well");
  });
  it("lets who only watches see the villages again after a while", async () => {
    const { container, rerender } = await show("story-watched");
    const watched = await props("story-watched");
    const tale = viewOf("success").tale;
    const view = { ...viewOf("story-watched"), encounter: null, tale };
    const asked = read("actions-watched").asked;
    vi.useFakeTimers();
    await rerender({ ...watched, state: { ...watched.state, asked, view } });
    expect(text(container.querySelector("h3"))).toBe("It goes well");
    await vi.advanceTimersByTimeAsync(READ);
    vi.useRealTimers();
    await vi.waitFor(() => expect(container.querySelector(".book")).toBeNull());
  });
  it("says of the next target alone how far it is", async () => {
    // Five lanterns, one of them by exertion, targets 6 and 8.
    const { container } = await show("injure-before");
    expect([...container.querySelectorAll(".sum .flag small")].map(text)).toEqual(["1 more"]);
  });
});

const ASKED = ["option", "lanterns", "injure", "cheap-building", "drink", "beds", "shelve"];
const asked = names.filter((name) => ASKED.includes(read(name).asked?.kind ?? ""));
describe.each(asked)("%s", (name) => {
  it.each([false, true])("offers every answer; on a phone: %s", async (phone) => {
    await show(name, phone);
    expect([...offered("data-choice")].sort()).toEqual(read(name).asked?.choices.map(keyOf).sort());
  });
});

describe("reading aloud", () => {
  const voices = [{ lang: "fr-FR", localService: true }] as SpeechSynthesisVoice[];
  const speak = vi.fn();
  const browser = () => {
    vi.stubGlobal("speechSynthesis", {
      getVoices: () => voices,
      addEventListener: () => {},
      speak,
      cancel: vi.fn(),
    });
    vi.stubGlobal(
      "SpeechSynthesisUtterance",
      class {
        lang = "";
        constructor(readonly text: string) {}
      },
    );
  };

  it("is offered only in a language that the browser has a voice for", () => {
    browser();
    const speech = new Speech();
    expect(speech.can("fr")).toBe(true);
    expect(speech.can("it")).toBe(false);
  });
  it("is not offered where the browser cannot speak", () => {
    expect(new Speech().can("en")).toBe(false);
  });
  it("speaks sentence by sentence in the page's language, and stops", () => {
    browser();
    const speech = new Speech();
    speech.read("La porte frappe. « Entrez ! » dit-elle.", "fr");
    expect(speak.mock.calls.map(([line]) => (line as { lang: string }).lang)).toContain("fr-FR");
    expect(speech.speaking).toBe(true);
    speech.stop();
    expect(speech.speaking).toBe(false);
  });
  it("keeps closing quotation marks with their sentence", () => {
    expect(sentences("“Come in.” It opens! Who is it?")).toEqual([
      "“Come in.”",
      "It opens!",
      "Who is it?",
    ]);
  });
});
