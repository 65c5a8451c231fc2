// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { app } from "../app.svelte";
import { tableOf } from "../fixtures";
import { loadTexts } from "../i18n/load";
import { http } from "../net/http";
import type { Links } from "../types";
import Invite from "./Invite.svelte";

const table = tableOf({ id: "t1", state: "open", seats: [] });
const links = (n: number): Links => ({
  invite: `/join/${n}`,
  watch: `/watch/${n}`,
  address: "http://here",
});
const press = (name: string) => screen.getByRole("button", { name }).click();
const shown = () => screen.getByLabelText<HTMLInputElement>("To play").value;

describe("the host of a table", () => {
  beforeEach(async () => {
    app.texts = await loadTexts("en");
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it("makes new links after a second word, and everybody's page shows them", async () => {
    const get = vi.spyOn(http, "get").mockResolvedValueOnce(links(0));
    const post = vi.spyOn(http, "post").mockResolvedValue(links(1));
    const { rerender } = render(Invite, { table });
    await vi.waitFor(() => expect(shown()).toBe("http://here/join/0"));

    press("Make new links");
    await screen.findByText(/The old links and codes will stop working/);
    expect(post).not.toHaveBeenCalled();
    press("Yes, new links");
    await vi.waitFor(() => expect(app.toast?.text).toMatch(/has new links/));
    expect(post.mock.calls).toEqual([["/api/tables/t1/links"]]);

    // The server tells all who look at the table.
    get.mockResolvedValueOnce(links(1));
    await rerender({ table: { ...table, links: 1 } });
    await vi.waitFor(() => expect(shown()).toBe("http://here/join/1"));
    expect(get).toHaveBeenCalledTimes(2);
  });

  it("can keep the old ones", async () => {
    vi.spyOn(http, "get").mockResolvedValue(links(0));
    const post = vi.spyOn(http, "post");
    render(Invite, { table });
    await screen.findByLabelText("To play");
    press("Make new links");
    await screen.findByText(/The old links and codes will stop working/);
    press("Keep these");
    await screen.findByRole("button", { name: "Make new links" });
    expect(post).not.toHaveBeenCalled();
  });

  it("is alone in that: a guest is offered no new links", async () => {
    vi.spyOn(http, "get").mockResolvedValue(links(0));
    render(Invite, { table: { ...table, host: false } });
    await screen.findByLabelText("To play");
    expect(screen.queryByRole("button", { name: "Make new links" })).toBeNull();
  });
});
