/** The pan-cancer graph (KGT): entities with pairs of property and value, and relations, both without a header. CC0. */
import { addEdge, readRows, type Source } from "./biomedical-source";

const COMMAS = { delimiter: ",", quoted: true } as const;

export const PANCANCER_ENTITIES: Source = {
  name: "pan-cancer entities",
  knows: (head) => /^[^,\n]+,(\w+),\1\.name,/.test(head),
  isDecisive: true,
  turn: 0,
  read: (file, into) =>
    readRows(file, into, { kind: "nodes", dialect: COMMAS, names: ["id", "label"] }, ({ cells }, place) => {
      const [id = "", label = "", ...pairs] = cells.map((cell) => cell.trim());
      const properties: Record<string, string> = {};
      for (let at = 0; at + 1 < pairs.length; at += 2)
        if (pairs[at] !== "" && pairs[at + 1] !== "")
          properties[pairs[at]!.replace(`${label}.`, "")] = pairs[at + 1]!;
      const { name = id, name_en: english, description = "", ...rest } = properties;
      const names = english === undefined ? { name } : { name: english, own: { name_zh: name } };
      const node = { id, name: names.name, labels: [label], text: description };
      into.graph.define({ ...node, properties: { ...rest, ...names.own } }, place);
    }),
};

export const PANCANCER_RELATIONS: Source = {
  name: "pan-cancer relations",
  knows: (head) =>
    head
      .split("\n", 20)
      .slice(0, -1)
      .every((line) => /^[^,"]+,[a-z]+(?:_[a-z]+)*,[^,"]+\r?$/.test(line)),
  isDecisive: false,
  turn: 1,
  read: (file, into) =>
    readRows(
      file,
      into,
      { kind: "edges", dialect: COMMAS, names: ["source", "relation", "target"] },
      (row, place) => {
        const [source, relation, target] = [row.cell("source"), row.cell("relation"), row.cell("target")];
        const properties = { primary_knowledge_source: "pan-cancer KGT" };
        addEdge({ source, relation, target, licence: "CC0 1.0", properties }, into, place);
      },
    ),
};
