/** What a graph can be asked before anybody has: sentences in its own language, each tried before it is offered. */
import { expect, test } from "vitest";
import { startersOf } from "../../../../src/main/engine/ask/understand/refusals/starters";
import { memoryGraph, type Triple } from "../memory-graph";
import { portsOf } from "../ports";

const starters = (triples: readonly Triple[]) => startersOf(portsOf(memoryGraph(triples)));

test("a Romanian graph is asked in Romanian, of another relation and another name each time", async () => {
  expect(
    await starters([
      ["Joiana", "rasă", "Bălțată românească"],
      ["Joiana", "născută în", "Sâmbăta de Sus"],
      ["Florica", "rasă", "Brună"],
      ["Florica", "născută în", "Viștea"],
      ["Joiana", "mama", "Florica"],
      ["Steluța", "mama", "Joiana"],
      ["Ion Pop", "locuiește în", "Sâmbăta de Sus"],
    ]),
  ).toStrictEqual([
    "Ce rasă are Joiana?",
    "Unde s-a născut Florica?",
    "Cine este mama Steluței?",
    "Unde locuiește Ion Pop?",
  ]);
});

test("an English one is asked in English, whatever its relations look like in the file", async () => {
  expect(
    await starters([
      ["P-101", "projectManager", "Ada Byron"],
      ["P-102", "projectManager", "Grace Hopper"],
      ["P-102", "budget", "9000"],
      ["P-101", "budget", "12000"],
      ["Ada Byron", "worksIn", "Research"],
    ]),
  ).toStrictEqual([
    "What is the project manager of P-101?",
    "What is the budget of P-102?",
    "What does Ada Byron work in?",
  ]);
});

test("what nobody would ask by is offered by no sentence", async () => {
  expect(await starters([["geneA", "CbG", "geneB"]])).toStrictEqual([]);
});
