import { expect, test, vi } from "vitest";
import { createEngineClient, uploadOf } from "../../../src/renderer/api/engine-client";
import { TICK } from "../../../src/renderer/api/silence";
import type { EngineLine, LineListener } from "../../../src/renderer/api/engine-line";
import type { ClientMessage } from "../../../src/shared/contract";
import { message } from "../../../src/shared/sentences/sentences";

/** A line whose far end is the test. */
function wiretap() {
  const sent: ClientMessage[] = [];
  const state = { open: false };
  let listener: LineListener | undefined;
  const client = createEngineClient((given) => {
    listener = given;
    given.onStatus("connecting");
    return { send: (message) => state.open && sent.push(message) > 0, retry: vi.fn() } satisfies EngineLine;
  });
  const status = (next: "online" | "offline"): void => {
    state.open = next === "online";
    listener?.onStatus(next);
  };
  return { client, sent, status, far: () => listener! };
}

test("a request made before the line opens is sent when it opens, and answered", async () => {
  const { client, sent, status, far } = wiretap();
  const reply = client.request("recipe:list", {});
  expect(sent).toStrictEqual([]);
  status("online");
  expect(sent).toStrictEqual([{ type: "request", id: 1, name: "recipe:list", input: {} }]);
  far().onMessage({ type: "done", id: 1, value: [] });
  expect(await reply).toStrictEqual({ ok: true, value: [] });
});

test("progress reaches its own request only, and only while it runs", async () => {
  const { client, status, far } = wiretap();
  status("online");
  const seen: number[] = [];
  const first = client.request("graph:list", {}, { onProgress: (progress) => seen.push(progress.done) });
  const second = client.request("graph:list", {});
  far().onMessage({ type: "progress", id: 1, progress: { stage: "expand", done: 7, total: 9 } });
  far().onMessage({ type: "progress", id: 2, progress: { stage: "expand", done: 8, total: 9 } });
  far().onMessage({ type: "done", id: 1, value: [] });
  far().onMessage({ type: "progress", id: 1, progress: { stage: "expand", done: 9, total: 9 } });
  far().onMessage({ type: "done", id: 2, value: [] });
  await Promise.all([first, second]);
  expect(seen).toStrictEqual([7]);
});

test("an aborted request is cancelled at both ends", async () => {
  const { client, sent, status, far } = wiretap();
  status("online");
  const stop = new AbortController();
  const reply = client.request("graph:list", {}, { signal: stop.signal });
  stop.abort();
  expect(await reply).toStrictEqual({ ok: false, failure: { kind: "cancelled" } });
  expect(sent.at(-1)).toStrictEqual({ type: "cancel", id: 1 });
  far().onMessage({ type: "done", id: 1, value: [] });
});

test("a lost line fails what waits, and says so for what comes after", async () => {
  const { client, status } = wiretap();
  status("online");
  const waiting = client.request("graph:list", {});
  status("offline");
  const lost = { ok: false, failure: { kind: "engine-unreachable" } };
  expect(await waiting).toStrictEqual(lost);
  expect(await client.request("graph:list", {})).toStrictEqual(lost);
});

test("an answer that does not fit the contract is a failure with its place", async () => {
  const { client, status, far } = wiretap();
  status("online");
  const reply = client.request("graph:list", {});
  far().onMessage({ type: "done", id: 1, value: [{ name: 3 }] });
  const answer = await reply;
  expect(answer.ok ? "" : answer.failure).toStrictEqual({
    kind: "unexpected",
    reason: message("answer-unfit", {
      request: "graph:list",
      why: "0.name Invalid input: expected string, received number",
    }),
  });
});

test("files are handed over slice by slice; one that cannot be read any more ends its request at both ends", async () => {
  const { client, sent, status, far } = wiretap();
  status("online");
  const whole = new File(["0123456789"], "whole.tsv");
  const gone = Object.assign(new File(["x"], "gone.tsv"), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new Error("NotReadableError")) }),
  });
  const reply = client.request("gold:load", { file: uploadOf(whole) }, { files: [whole, gone] });
  expect(sent.at(-1)).toMatchObject({ input: { file: { name: "whole.tsv", size: 10 } } });
  far().onMessage({ type: "wanted", id: 1, file: 0, from: 2, length: 3 });
  const bytes = new TextEncoder().encode("234");
  await expect.poll(() => sent.at(-1)).toStrictEqual({ type: "slice", id: 1, bytes });
  far().onMessage({ type: "wanted", id: 1, file: 1, from: 0, length: 1 });
  const reason = message("cannot-be-read-now", { file: "gone.tsv" });
  expect(await reply).toStrictEqual({ ok: false, failure: { kind: "invalid-request", reason } });
  expect(sent.at(-1)).toStrictEqual({ type: "cancel", id: 1 });
});

test("a far end without a word is asked for one, told to be silent after ten looks, and no more once it speaks", async () => {
  vi.useFakeTimers();
  const { client, sent, status, far } = wiretap();
  const told: boolean[] = [];
  client.watchSilence((silent) => told.push(silent));
  status("online");
  const reply = client.request("recipe:list", {});
  vi.advanceTimersByTime(2 * TICK);
  expect(sent.map((one) => "name" in one && one.name)).toStrictEqual(["recipe:list", "ping"]);
  far().onMessage({ type: "done", id: 2, value: {} });
  vi.advanceTimersByTime(9 * TICK);
  expect(told).toStrictEqual([]);
  vi.advanceTimersByTime(TICK);
  expect(told).toStrictEqual([true]);
  client.restart();
  expect(sent.at(-1)).toStrictEqual({ type: "restart" });
  far().onMessage({ type: "done", id: 1, value: [] });
  expect([await reply, told]).toStrictEqual([{ ok: true, value: [] }, [true, false]]);
  far().onMessage({ type: "done", id: 3, value: {} });
  const before = sent.length;
  vi.advanceTimersByTime(60 * TICK);
  expect([sent.length, told, vi.getTimerCount()]).toStrictEqual([before, [true, false], 0]);
  vi.useRealTimers();
});
