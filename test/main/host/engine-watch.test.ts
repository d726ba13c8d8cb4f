import { expect, test } from "vitest";
import { EngineWatch, type EngineChild } from "../../../src/main/host/engine-watch";
import type { Arrival, EngineMessage, Order } from "../../../src/shared/contract";
import { inWords } from "../../in-words";

const ignore = () => undefined;

/** Engines that only write down what they get and die when told to. */
function engines() {
  const started: {
    received: Order[];
    answer: (message: EngineMessage) => void;
    die: (reason: string) => void;
    killed: boolean;
    killedNow: boolean;
  }[] = [];
  let time = 0;
  const start = (): EngineChild => {
    const engine = {
      received: [] as Order[],
      answer: ignore as (message: EngineMessage) => void,
      die: ignore as (reason: string) => void,
      killed: false,
      killedNow: false,
    };
    started.push(engine);
    return {
      post: (message) => void engine.received.push(message),
      listen: (onMessage, onExit) => Object.assign(engine, { answer: onMessage, die: onExit }),
      kill: () => void (engine.killed = true),
      killNow: () => void (engine.killedNow = true),
    };
  };
  const watch = new EngineWatch(start, () => time);
  return { started, watch, pass: (ms: number) => (time += ms) };
}

const ask = (id: number): Order => ({ type: "request", id, name: "recipe:list", input: {} });

test("two windows with the same ids get their own answers", () => {
  const { started, watch } = engines();
  const answers: [string, Arrival][] = [];
  const a = watch.visit((message) => answers.push(["a", message]));
  const b = watch.visit((message) => answers.push(["b", message]));
  a.send(ask(1));
  b.send(ask(1));
  const [first, second] = started[0]!.received;
  started[0]!.answer({ type: "done", id: second!.id, value: "for b" });
  started[0]!.answer({ type: "done", id: first!.id, value: "for a" });
  expect(answers).toStrictEqual([
    ["b", { type: "done", id: 1, value: "for b" }],
    ["a", { type: "done", id: 1, value: "for a" }],
  ]);
});

test("a window cancels its own requests only", () => {
  const { started, watch } = engines();
  const a = watch.visit(() => undefined);
  const b = watch.visit(() => undefined);
  a.send(ask(1));
  b.send(ask(2));
  a.send({ type: "cancel", id: 2 });
  a.send({ type: "cancel", id: 1 });
  expect(started[0]!.received.slice(2)).toStrictEqual([{ type: "cancel", id: started[0]!.received[0]!.id }]);
});

test("a window that leaves cancels what it waits for and hears nothing more", () => {
  const { started, watch } = engines();
  const answers: Arrival[] = [];
  const visit = watch.visit((message) => answers.push(message));
  visit.send(ask(1));
  const { id } = started[0]!.received[0]!;
  visit.leave();
  started[0]!.answer({ type: "done", id, value: "late" });
  expect(started[0]!.received[1]).toStrictEqual({ type: "cancel", id });
  expect(answers).toStrictEqual([]);
});

test("requests in flight fail with the reason when the engine dies, and the next one is served", () => {
  const { started, watch, pass } = engines();
  const answers: Arrival[] = [];
  const visit = watch.visit((message) => answers.push(message));
  visit.send(ask(1));
  pass(60_000);
  started[0]!.die("SIGKILL");
  expect(answers.splice(0, 1)).toStrictEqual([{ type: "restarted", reason: "SIGKILL" }]);
  expect(answers).toStrictEqual([
    { type: "failed", id: 1, failure: { kind: "engine-lost", reason: "SIGKILL" } },
  ]);
  expect(started).toHaveLength(2);
  visit.send(ask(2));
  started[1]!.answer({ type: "done", id: started[1]!.received[0]!.id, value: [] });
  expect(answers[1]).toStrictEqual({ type: "done", id: 2, value: [] });
});

test("every window that is still open hears of an engine that ended, whether it waits or not", () => {
  const { started, watch, pass } = engines();
  const heard: string[] = [];
  watch.visit(({ type }) => heard.push(`idle ${type}`));
  watch.visit(({ type }) => heard.push(`gone ${type}`)).leave();
  pass(60_000);
  started[0]!.die("SIGKILL");
  expect(heard).toStrictEqual(["idle restarted"]);
});

test("an engine that dies at once is started again only when it is needed, and nobody is asked to ask anew", () => {
  const { started, watch } = engines();
  const heard: Arrival[] = [];
  const visit = watch.visit((message) => heard.push(message));
  started[0]!.die("exit code 1");
  expect([started.length, heard]).toStrictEqual([1, []]);
  visit.send(ask(1));
  expect(started).toHaveLength(2);
});

test("a closed watch ends the engine for good", () => {
  const { started, watch, pass } = engines();
  watch.close();
  pass(60_000);
  started[0]!.die("SIGTERM");
  expect(started.map(({ killed }) => killed)).toStrictEqual([true]);
});

test("what nests too deep is refused by itself; the engine and other requests never hear of it", () => {
  const { started, watch } = engines();
  const answers: Arrival[] = [];
  const visit = watch.visit((message) => answers.push(message));
  let deep: unknown = [];
  for (let level = 0; level < 100_000; level++) deep = level % 2 ? [deep] : { deep };
  visit.send({ type: "request", id: 7, name: "ask", input: deep });
  visit.send(ask(8));
  expect(inWords(answers)).toStrictEqual([
    {
      ...{ type: "failed", id: 7 },
      failure: { kind: "invalid-request", reason: "it nests deeper than 64 levels" },
    },
  ]);
  expect(started[0]!.received).toHaveLength(1);
});

test("what fits no request is refused by itself, and what a request has no word for is left behind", () => {
  const { started, watch } = engines();
  const answers: Arrival[] = [];
  const visit = watch.visit((message) => answers.push(message));
  const send = (id: number, name: string, input: unknown) =>
    void visit.send({ type: "request", id, name, input });
  send(1, "graph:retitle", { graph: "films", title: 7 });
  send(2, "toString", {});
  send(3, "ask", new Array(100_000).fill([]));
  send(4, "graph:delete", { graph: "films", files: new Array(20_000).fill({}) });
  expect(
    inWords(answers.map((answer) => answer.type === "failed" && [answer.id, answer.failure])),
  ).toStrictEqual([
    [1, { kind: "invalid-request", reason: "title: text is wanted" }],
    [2, { kind: "invalid-request", reason: "there is no request “toString”" }],
    [3, { kind: "invalid-request", reason: "the whole of it: an object is wanted" }],
  ]);
  expect(started[0]!.received).toStrictEqual([
    { type: "request", id: 1, name: "graph:delete", input: { graph: "films" } },
  ]);
});

test("what cannot cross to the engine is answered as not valid", () => {
  const child: EngineChild = {
    post: () => {
      throw new RangeError("Maximum call stack size exceeded");
    },
    ...{ listen: ignore, kill: ignore, killNow: ignore },
  };
  const answers: Arrival[] = [];
  const visit = new EngineWatch(() => child).visit((message) => answers.push(message));
  visit.send(ask(3));
  const failure = { kind: "invalid-request", reason: "Maximum call stack size exceeded" };
  expect(answers).toStrictEqual([{ type: "failed", id: 3, failure }]);
});

test("a window that floods is refused beyond its share, another is served next", () => {
  const { started, watch } = engines();
  const answers: Arrival[] = [];
  const flood = watch.visit((message) => answers.push(message));
  const honest = watch.visit(ignore);
  for (let id = 0; id < 1000; id++) flood.send(ask(id));
  const { received, answer } = started[0]!;
  expect([received.length, answers.length]).toStrictEqual([4, 744]);
  honest.send(ask(1));
  answer({ type: "done", id: received[0]!.id, value: [] });
  expect(received.map(({ id }) => id)).toStrictEqual([1, 2, 3, 4, 257]);
  answer({ type: "done", id: 2, value: [] });
  flood.send(ask(2000));
  expect(received.map(({ id }) => id)).toStrictEqual([1, 2, 3, 4, 257, 5]);
  expect(answers).toHaveLength(746);
});

test("what waits for its turn is cancelled here, and asking whether the engine lives waits for none", () => {
  const { started, watch } = engines();
  const answers: Arrival[] = [];
  const window = watch.visit((message) => answers.push(message));
  for (let id = 1; id <= 5; id++) window.send(ask(id));
  window.send({ type: "request", id: 6, name: "ping", input: {} });
  window.send({ type: "cancel", id: 5 });
  expect(started[0]!.received.map(({ id }) => id)).toStrictEqual([1, 2, 3, 4, 6]);
  expect(answers).toStrictEqual([{ type: "failed", id: 5, failure: { kind: "cancelled" } }]);
});

test("a window that reads no answers is given no more work than it has answers to read", () => {
  const { started, watch } = engines();
  const deaf = watch.visit(() => new Promise<void>(ignore));
  for (let id = 1; id <= 20; id++) deaf.send(ask(id));
  const { received, answer } = started[0]!;
  for (const { id } of received) answer({ type: "done", id, value: [] });
  expect(received).toHaveLength(4);
});

test("a window has an engine that hangs ended at once; it never hears of it", () => {
  const { started, watch, pass } = engines();
  const told: Arrival[] = [];
  const window = watch.visit((message) => told.push(message));
  window.send(ask(1));
  pass(5000);
  window.send({ type: "restart" });
  const [hung] = started;
  expect([hung!.killedNow, hung!.received.length]).toStrictEqual([true, 1]);
  hung!.die("SIGKILL");
  expect(started).toHaveLength(2);
  const failure = { kind: "engine-lost", reason: "SIGKILL" };
  expect(told).toStrictEqual([
    { type: "restarted", reason: "SIGKILL" },
    { type: "failed", id: 1, failure },
  ]);
});
