import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { concordanceOf } from "../../../src/main/engine/explore/concordance";
import { openBuiltInStore } from "../../../src/main/engine/store/built-in-store";
import { writeGraph } from "../store/graph-description";

const signal = new AbortController().signal;
const passage = (text: string) => ({ text, source: "Enigma Otiliei", references: ["ch. 1"] });

test("every passage at a node makes a line for each time it is named, or one where it never is", async () => {
  const folder = mkdtempSync(join(tmpdir(), "concordance-"));
  const path = join(folder, "novel.dragoman");
  await writeGraph(path, {
    nodes: [
      { id: "o", name: "Otilia" },
      { id: "f", name: "Felix" },
      { id: "p", name: "Pascalopol" },
    ],
    edges: [
      {
        ...{ source: "f", relation: "loves", target: "o" },
        evidence: [passage("Felix o privi pe OTILIA; Otília râse."), passage("El tăcu.")],
      },
      { source: "p", relation: "visits", target: "o" },
      { source: "f", relation: "meets", target: "p", evidence: [passage("Otilia nu era acolo.")] },
    ],
  });
  const store = await openBuiltInStore(path);
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  const { lines, ...counts } = await concordanceOf(store, 0, signal);
  expect(counts).toStrictEqual({ edges: 2, read: 2, withPassage: 1, leftOut: 0 });
  const shown = lines.map(({ source, relation, target, passage: { text }, start, end }) => [
    `${source} ${relation} ${target}`,
    text.slice(Math.max(0, start), Math.max(0, end)),
  ]);
  expect(shown).toStrictEqual([
    ["Felix loves Otilia", "OTILIA"],
    ["Felix loves Otilia", "Otília"],
    ["Felix loves Otilia", ""],
  ]);
});

test("lines tell where their passages stand in the texts that the graph keeps", async () => {
  const folder = mkdtempSync(join(tmpdir(), "concordance-"));
  const path = join(folder, "novel.dragoman");
  const said = (text: string) => [passage(text)];
  const edge = (target: string, text: string) => ({
    ...{ source: "o", relation: "meets", target, properties: { work: "w" } },
    evidence: said(text),
  });
  await writeGraph(path, {
    nodes: [
      { id: "o", name: "Otilia" },
      { id: "f", name: "Felix" },
      { id: "p", name: "Pascalopol" },
    ],
    edges: [edge("f", "Otilia plecă."), edge("p", "Otilia veni."), edge("p", "Otilia nu e aici.")],
  });
  const store = await openBuiltInStore(path);
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  const stored = { text: "Otilia veni. Apoi Otilia plecă.", mentions: [] };
  const texts = () => Promise.resolve(new Map([["w", stored]]));
  const { lines } = await concordanceOf(Object.create(store, { texts: { value: texts } }), 0, signal);
  expect(lines.map(({ at }) => at)).toStrictEqual([18, 0, undefined]);
});
