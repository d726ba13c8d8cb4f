import { expect, test } from "vitest";
import type { EngineMessage } from "../../../src/shared/contract";
import { FailureError } from "../../../src/shared/failure";
import type { Handlers, Task } from "../../../src/main/engine/server/handlers";
import type { Port } from "../../../src/main/engine/server/port";
import { serve } from "../../../src/main/engine/server/serve";
import { inWords } from "../../in-words";

/** A port whose host end is in the test's hands. */
function openPort(handlers: Partial<Handlers>) {
  const posted: EngineMessage[] = [];
  let deliver: (message: unknown) => void = () => undefined;
  const port: Port = {
    post: (message) => posted.push(message),
    listen: (listener) => {
      deliver = listener;
    },
  };
  serve(port, handlers as Handlers);
  return { posted, send: (message: unknown) => deliver(message) };
}

const request = (id: number, name: string, input: unknown) => ({ type: "request", id, name, input });
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const aborted = ({ signal }: Task) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => {
      reject(signal.reason as Error);
    });
  });

test("a request is parsed, run and answered once", async () => {
  const { posted, send } = openPort({ "graph:delete": async () => ({}) });
  send(request(3, "graph:delete", { graph: "films", rubbish: 1 }));
  await settled();
  expect(posted).toStrictEqual([{ type: "done", id: 3, value: {} }]);
});

test("a thrown failure arrives as a value, any other fault as unexpected", async () => {
  const { posted, send } = openPort({
    "graph:delete": async ({ graph }) => {
      throw graph === "films"
        ? new FailureError({ kind: "graph-missing", graph })
        : new TypeError("no such thing");
    },
  });
  send(request(1, "graph:delete", { graph: "films" }));
  send(request(2, "graph:delete", { graph: "drugs" }));
  await settled();
  expect(posted).toStrictEqual([
    { type: "failed", id: 1, failure: { kind: "graph-missing", graph: "films" } },
    { type: "failed", id: 2, failure: { kind: "unexpected", reason: "no such thing" } },
  ]);
});

test.each([
  ["constructor", {}, "there is no request “constructor”"],
  ["graph:delete", { graph: 4 }, "graph: text is wanted"],
  ["ask", null, "the whole of it: an object is wanted"],
])("a request “%s” with %j is refused with the reason", async (name, input, reason) => {
  const { posted, send } = openPort({});
  send(request(1, name, input));
  await settled();
  expect(inWords(posted)).toStrictEqual([
    { type: "failed", id: 1, failure: { kind: "invalid-request", reason: expect.stringContaining(reason) } },
  ]);
});

test("cancelling stops that request and no other", async () => {
  const { posted, send } = openPort({
    "graph:delete": (_, task) => aborted(task),
    "recipe:list": async () => [],
  });
  send(request(1, "graph:delete", { graph: "a" }));
  send(request(2, "graph:delete", { graph: "b" }));
  send({ type: "cancel", id: 1 });
  send({ type: "cancel", id: 99 });
  send(request(3, "recipe:list", {}));
  await settled();
  expect(posted).toStrictEqual([
    { type: "failed", id: 1, failure: { kind: "cancelled" } },
    { type: "done", id: 3, value: [] },
  ]);
});

test("progress is thinned out and never follows the end", async () => {
  let late: Task["progress"] = () => undefined;
  const { posted, send } = openPort({
    "recipe:list": async (_, { progress }) => {
      late = progress;
      for (let done = 0; done <= 1000; done++) progress({ stage: "expand", done, total: 1000 });
      return [];
    },
  });
  send(request(1, "recipe:list", {}));
  await settled();
  late({ stage: "late", done: 0, total: 0 });
  expect(posted.at(-1)).toStrictEqual({ type: "done", id: 1, value: [] });
  expect(posted.length).toBeLessThan(20);
  expect(posted.slice(-2, -1)).toMatchObject([{ type: "progress", progress: { done: 1000 } }]);
});

test("what is not a message of the contract is dropped", async () => {
  const { posted, send } = openPort({});
  for (const rubbish of [undefined, 1, "x", [], { type: "done", id: 1 }, { type: "request", id: "1" }])
    send(rubbish);
  await settled();
  expect(posted).toStrictEqual([]);
});
