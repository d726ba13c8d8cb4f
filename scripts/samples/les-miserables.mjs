/** The characters of Les Misérables, chapter by chapter: documents are its chapters, their time is the order in which they are told. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const QUESTIONS = [
  "What links Fantine and Marius?",
  "How is Cosette connected to Javert?",
  "How is Bishop Myriel connected to Gavroche?",
  "Who occurs with both Fantine and Marius?",
  "Which characters occur with Fantine but not with Cosette?",
  "How many characters occur with Gavroche?",
  "Does Bishop Myriel occur with Jean Valjean?",
  "Does Fantine occur with Marius?",
];

const LABEL = "Character";

/** Tables of a library with their mappings, the graph's meta and its licence file. */
export function lesMiserables(folder) {
  const [nodes, edges] = ["node", "edge"].map((kind) =>
    rows(join(folder, "les-miserables", `jean-complete-${kind}.csv`)),
  );
  const about = new Map(nodes.map(({ Id, Description }) => [Id, Description]));
  const ends = (id) => [id, about.get(id), LABEL];
  const pairs = edges.map(({ Source, Target, Label }) => [...ends(Source), ...ends(Target), Label]);
  const head = ["source", "sourceName", "sourceType", "target", "targetName", "targetType", "chapter"];
  return {
    files: [
      { name: "chapters.tsv", lines: table([head, ...pairs]) },
      {
        name: "characters.tsv",
        lines: table([["id", "name"], ...nodes.map(({ Id, Label }) => [Id, Label])]),
      },
    ],
    maps: [
      "chapters.tsv:source=source,sourceName=source-name,sourceType=source-type,target=target,targetName=target-name,targetType=target-type,chapter=document",
      "characters.tsv:id=id,name=name",
    ],
    meta: {
      title: "Les Misérables, chapter by chapter",
      description:
        "Who meets whom in the novel by Victor Hugo: 181 characters, and the chapters in their order. Ask what links two of them up to a chapter.",
      licence: "CC BY 4.0",
      attribution:
        "Michal Ginsburg, Northwestern University, 2015, based on Donald Knuth, The Stanford GraphBase, 1993",
      importedFrom: "jean-complete-node.csv, jean-complete-edge.csv",
      questions: QUESTIONS,
    },
    licence: LICENCE,
  };
}

/** Every cell of these files is quoted and holds no quote. */
function rows(path) {
  const [head, ...lines] = readFileSync(path, "utf8")
    .split(/\r?\n/)
    .filter((line) => line !== "")
    .map((line) => line.replace(/^"|"$/g, "").split(/"?,"?(?! )/));
  return lines.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at]])));
}

function table(records) {
  return records.map((cells) => cells.join("\t"));
}

const LICENCE = `les-miserables.duckdb: the characters of Victor Hugo's novel, chapter by chapter, from
https://github.com/MADStudioNU/lesmiserables-character-network at commit 563a9505bfdbbbc391d957eb7d4a7384a000acef
(parsed_data/jean-complete-node.csv and jean-complete-edge.csv; Michal Ginsburg, Northwestern University, 2015), based on jean.dat
of the Stanford GraphBase (Donald E. Knuth, 1993), which is not part of this graph.

Licence: Creative Commons Attribution 4.0 International, https://creativecommons.org/licenses/by/4.0/

Changes: characters that meet anywhere in a chapter were joined by an edge that cites its chapters; embeddings were added.
`;
