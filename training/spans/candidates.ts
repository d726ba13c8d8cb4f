/** Questions with their answers, asked of graphs built from texts: all stretches that may answer, with their numbers, and which are right. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { namesIn } from "../../src/main/engine/ask/understand/names-in";
import { factsOf } from "../../src/main/engine/ask/execute/graph-facts";
import { languageOf } from "../../src/main/engine/ask/understand/language-of";
import { PACKS } from "../../src/main/engine/ask/understand/packs";
import { readTokens } from "../../src/main/engine/ask/understand/tokens/read-tokens";
import { spansFor } from "../../src/main/engine/ask/texts/spans/spans-for";
import { portsFor } from "../../src/main/engine/server/past-runs";
import { openWorkspace } from "../../src/main/engine/server/workspace";
import { openBuiltInStore } from "../../src/main/engine/store/built-in-store";
import { UNDERSTAND } from "../../src/shared/stages/understand";
import { fold, words } from "../../src/shared/fold";

export interface Example {
  readonly novel: string;
  readonly question: string;
  readonly language: string;
  readonly kind: string;
  readonly candidates: readonly {
    readonly text: string;
    readonly passage: string;
    readonly features: Readonly<Record<string, number>>;
    readonly isRight: boolean;
  }[];
}

interface Question {
  readonly novel: string;
  readonly question: string;
  readonly language: string;
  readonly names?: readonly string[];
  readonly none?: true;
  readonly passage?: string;
}

const SIGNAL = new AbortController().signal;

/** `files` hold questions as lines, `graphs` the graphs by novel. */
export async function examplesOf(files: readonly string[], graphs: readonly string[]): Promise<Example[]> {
  const questions = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as Question)
      .filter((one) => one.names !== undefined || one.none),
  );
  const workspace = openWorkspace();
  const found: Example[] = [];
  for (const novel of new Set(questions.map((one) => one.novel))) {
    const path = graphs.map((folder) => join(folder, `${novel}.duckdb`)).find((file) => existsSync(file));
    if (path === undefined) continue;
    const store = await openBuiltInStore(path);
    const ports = await portsFor(store, { signal: SIGNAL, progress: () => undefined }, workspace);
    const facts = await factsOf(store, ports.embedder, SIGNAL);
    for (const one of questions.filter((other) => other.novel === novel)) {
      const pack = languageOf(one.question, PACKS);
      const params = UNDERSTAND.schema.parse({});
      const { named } = await namesIn(one.question, { params, facts, pack, ports }, []);
      const tokens = readTokens(one.question, named, pack);
      const [of] = await spansFor(one.question, tokens, named, ports);
      if (!of) continue;
      const { stored, spans, asked } = of;
      const gold = one.names ?? [];
      const nameOf = (id: string) => nodeName(id, store);
      const candidates = [];
      for (const span of spans) {
        const text = stored.text.slice(span.start, span.end);
        const said = `${text} ${span.entity === undefined ? "" : await nameOf(span.entity)}`;
        const passage = stored.text.slice(span.passage.start, span.passage.end);
        candidates.push({
          text,
          passage,
          features: span.features,
          isRight: isRight(said, passage, gold, one),
        });
      }
      found.push({
        novel,
        question: one.question,
        language: one.language,
        kind: `${asked.kind} ${asked.role}`,
        candidates,
      });
    }
    await store.close();
  }
  await workspace.close();
  return found;
}

const NAMES = new Map<string, Promise<string>>();
function nodeName(id: string, store: Awaited<ReturnType<typeof openBuiltInStore>>): Promise<string> {
  const known =
    NAMES.get(id) ??
    store.seeds({ by: "name", names: [id] }, SIGNAL).then(async ([seed]) => {
      if (!seed) return "";
      const [details] = await store.nodeDetails([seed.node], SIGNAL);
      return details!.name;
    });
  NAMES.set(id, known);
  return known;
}

/** It says a gold answer; a phrase also stands where the gold passage does. */
function isRight(
  said: string,
  passage: string,
  gold: readonly string[],
  { passage: where = "" }: Question,
): boolean {
  const own = words(said);
  if (!gold.some((one) => words(one).every((word) => own.includes(word)))) return false;
  if (where === "") return true;
  const [a, b] = [fold(where), fold(passage)];
  return (
    b.includes(a.slice(0, 25)) ||
    b.includes(a.slice(-25)) ||
    a.includes(b.slice(0, 40)) ||
    /^\p{Lu}/u.test(said)
  );
}
