import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { fetchLater, later, laterPage } from "../../../src/renderer/ui/later";

it("loads a part once, whoever asks for it", async () => {
  const load = vi.fn(() => Promise.resolve("drawn"));
  const part = later(load);
  expect(load).not.toHaveBeenCalled();
  await fetchLater();
  expect(await part()).toBe("drawn");
  expect(load).toHaveBeenCalledTimes(1);
});

it("asks again for a part that could not be had, and lets the others come", async () => {
  const broken = vi.fn().mockRejectedValueOnce(new Error("gone")).mockResolvedValue("there");
  const part = later<string>(broken);
  const next = vi.fn(() => Promise.resolve("next"));
  later(next);
  await expect(fetchLater()).resolves.toBeUndefined();
  expect(next).toHaveBeenCalledTimes(1);
  expect(await part()).toBe("there");
});

it("draws nothing in place of a page that is still to come", () => {
  const Page = laterPage(() => new Promise(() => undefined));
  expect(renderToStaticMarkup(<Page />)).not.toContain("<p");
});
