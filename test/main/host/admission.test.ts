import { expect, test } from "vitest";
import { Admission } from "../../../src/main/host/admission";

function windows() {
  let time = 0;
  const begun: string[] = [];
  const admission = new Admission(() => time);
  const pass = (ms: number) => (time += ms);
  const window = (name: string) => {
    const line = admission.line();
    return (what: number) => line.enter(() => begun.push(`${name}${what}`));
  };
  return { begun, pass, window };
}

test("thirty windows that each ask for twenty things are passed by one that asks for a few", () => {
  const { begun, pass, window } = windows();
  const floods = Array.from({ length: 30 }, (_, at) => window(`flood ${at}: `));
  const places = floods.flatMap((enter) => Array.from({ length: 20 }, (_, at) => enter(at)));
  expect(begun).toHaveLength(4);
  const enter = window("honest ");
  const honest = [0, 1, 2].map(enter);
  expect(honest.map(({ isWaiting }) => isWaiting)).toStrictEqual([true, true, true]);
  pass(300);
  places.find(({ isWaiting }) => !isWaiting)!.leave();
  expect(begun.slice(4)).toStrictEqual(["honest 0"]);
  pass(5);
  honest[0]!.leave();
  pass(5);
  honest[1]!.leave();
  expect(begun.slice(5)).toStrictEqual(["honest 1", "honest 2"]);
});

test("of windows that ask for as much, the one that got least comes first", () => {
  const { begun, pass, window } = windows();
  const [served, late, busy] = [window("served "), window("late "), window("busy ")];
  const first = served(0);
  pass(300);
  first.leave();
  const places = [0, 1, 2, 3].map(busy);
  served(1);
  late(0);
  for (const place of places.slice(0, 2)) place.leave();
  expect(begun.slice(-2)).toStrictEqual(["late 0", "served 1"]);
});

test("what takes long gives up its place, what a window leaves is never begun", () => {
  const { begun, pass, window } = windows();
  const [a, b] = [window("a"), window("b")];
  for (let at = 0; at < 4; at++) a(at);
  const gone = b(0);
  const stays = b(1);
  gone.leave();
  pass(2001);
  b(2);
  expect(begun).toStrictEqual(["a0", "a1", "a2", "a3", "b1", "b2"]);
  stays.leave();
});
