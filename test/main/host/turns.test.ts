import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { Turns } from "../../../src/main/host/turns";

test("lines take turns, one piece at a time, whatever one of them holds", async () => {
  const turns = new Turns();
  const done: string[] = [];
  let atWork = 0;
  const piece = (name: string) => async () => {
    expect(++atWork).toBe(1);
    await pause(1);
    atWork--;
    done.push(name);
  };
  const [flood, honest] = [turns.line(), turns.line()];
  for (let at = 0; at < 5; at++) flood.add(piece(`flood ${at}`));
  honest.add(piece("honest 0"));
  honest.add(piece("honest 1"));
  await expect.poll(() => done.length).toBe(7);
  expect(done).toStrictEqual([
    ...["flood 0", "honest 0", "flood 1", "honest 1"],
    ...["flood 2", "flood 3", "flood 4"],
  ]);
  honest.add(piece("honest 2"));
  await expect.poll(() => done.at(-1)).toBe("honest 2");
});

test("a line that was left does nothing more, and holds up no other", async () => {
  const turns = new Turns();
  const done: string[] = [];
  const [gone, stays] = [turns.line(), turns.line()];
  for (let at = 0; at < 3; at++) gone.add(() => void done.push(`gone ${at}`));
  expect(gone.waiting).toBe(2);
  gone.leave();
  stays.add(() => void done.push("stays"));
  await expect.poll(() => done).toStrictEqual(["gone 0", "stays"]);
  expect(gone.waiting).toBe(0);
});
