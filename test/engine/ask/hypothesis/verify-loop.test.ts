/** The loop against a writer that lies about some of its documents and knows which: whether lies are found, and go. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runRecipe } from "../../../../src/main/engine/ask/recipe-runner";
import type { Ports, Run } from "../../../../src/main/engine/ask/stage";
import type { Verification } from "../../../../src/main/engine/ask/verify/verification";
import { verifyRound } from "../../../../src/main/engine/ask/verify/verify";
import { TEMPLATE, type ExplanationWriter } from "../../../../src/main/engine/ask/verify/writer";
import { openBuiltInStore } from "../../../../src/main/engine/store/built-in-store";
import type { GraphStore } from "../../../../src/main/engine/store/graph-store";
import { recipeSchema } from "../../../../src/shared/recipe";
import type { VerifyParams } from "../../../../src/shared/stages/verify";
import { deep } from "../../../size";
import { importIn } from "../../import/whole-graph";
import { portsOf } from "../ports";
import { drawer, madeUpLibrary } from "./made-up-library";

const HGCR = recipeSchema.parse(JSON.parse(readFileSync(join("resources", "recipes", "hgcr.json"), "utf8")));
const ALONE = { ...HGCR, verify: { method: "none" } as const };
const WORLD = madeUpLibrary(3, 700);
const RUNS = deep(200, 12);
const LONGEST = deep(3_600_000, 60_000);
const OTHER_RUNS = deep(200, 4);

/** The library, read once: it is only asked. */
let store: GraphStore;
const folder = mkdtempSync(join(tmpdir(), "dragoman-loop-"));
beforeAll(async () => {
  const { target } = await importIn(folder, { "all.txt": WORLD.pubtator });
  store = await openBuiltInStore(target);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Writes what the documents say, but of some documents says it of another concept of the same kind. */
class Liar implements ExplanationWriter {
  readonly lies = new Set<string>();

  constructor(
    private readonly documents: ReadonlySet<string>,
    private readonly degrees: ReadonlyMap<string, number>,
    private readonly draw: (a: number, b: number, below: number) => number,
  ) {}

  async write(...given: Parameters<ExplanationWriter["write"]>) {
    const written = await TEMPLATE.write(...given);
    return written.map((sentence) => {
      const [subject, object] = sentence.claim?.concepts ?? [];
      if (!subject || !object) return sentence;
      const [document] = sentence.documents;
      const isLie = this.documents.has(document!);
      const other = isLie ? this.like(object.concept, Number(document)) : object.concept;
      const name = WORLD.names.get(subject.concept)!;
      const text = `${name} induces ${WORLD.names.get(other)!}.`;
      if (isLie) this.lies.add(text);
      const from = name.length + " induces ".length;
      const concepts = [
        { ...subject, start: 0, end: name.length },
        { ...object, concept: other, start: from, end: text.length - 1 },
      ];
      return { ...sentence, claim: { text, concepts } };
    });
  }

  private like(id: string, place: number): string {
    const own = this.degrees.get(id) ?? 0;
    const others = [...this.degrees]
      .filter(
        ([other, degree]) => other[0] === id[0] && other !== id && Math.abs(degree - own) <= 0.1 * own + 1,
      )
      .map(([other]) => other);
    return others[this.draw(place, 9, others.length)] ?? id;
  }
}

async function degreesOf(store: GraphStore): Promise<Map<string, number>> {
  const past = await store.past!("", new AbortController().signal);
  const nodes = Int32Array.from({ length: past.starts.length - 1 }, (_, node) => node);
  const { ids } = await store.nodeNames(nodes);
  return new Map(ids.map((id, node) => [id, past.starts[node + 1]! - past.starts[node]!]));
}

async function verify(run: Run, params: Partial<VerifyParams>, ports: Ports, writer?: ExplanationWriter) {
  let made: Run = run;
  for (;;) {
    const next = await verifyRound(made, { method: "predicates", ...params }, ports, writer);
    made = { ...made, ...next };
    if (next.verification.state !== undefined) return { ...made, verification: next.verification };
  }
}

const answered = async (store: GraphStore, at: number): Promise<Run | undefined> => {
  // Both of one group: others are not joined by any way.
  const pair = `chemil${at % 84}x and disease${(at + 12 * (1 + (Math.floor(at / 84) % 6))) % 84}x`;
  return runRecipe(pair, ALONE, 0, portsOf(store)).then(
    ({ run }) => run,
    () => undefined,
  );
};

interface Tally {
  fell: number;
  low: number;
  runs: number;
  found: number;
  lies: number;
  alarms: number;
  truths: number;
}

/** Rates of lies among the claims of the first and of the shown round, and how well flags tell them. */
function judge({ rounds, best }: Verification, liar: Liar, tally: Tally): void {
  const claims = (at: number) => rounds[at]!.sentences.filter(({ claim }) => claim !== undefined);
  const rate = (at: number): number =>
    claims(at).filter(({ claim }) => liar.lies.has(claim!)).length / Math.max(1, claims(at).length);
  const [before, after] = [rate(0), rate(best)];
  tally.runs++;
  if (after < before) tally.fell++;
  if (after <= 0.05) tally.low++;
  for (const [at] of rounds.entries())
    for (const { claim, predicates } of claims(at)) {
      const isFlagged = predicates.some(({ verdict }) => verdict === "refuted");
      const isLie = liar.lies.has(claim!);
      if (isLie) tally.lies++;
      else tally.truths++;
      if (isLie && isFlagged) tally.found++;
      if (!isLie && isFlagged) tally.alarms++;
    }
}

async function tallyRuns(lying: number, validator: VerifyParams["validator"], runs: number): Promise<Tally> {
  const tally: Tally = { fell: 0, low: 0, runs: 0, found: 0, lies: 0, alarms: 0, truths: 0 };
  const degrees = await degreesOf(store);
  const ports = { ...portsOf(store), progress: () => undefined };
  for (let at = 0; tally.runs < runs && at < 4 * runs; at++) {
    const run = await answered(store, at);
    const contexts = run?.reading.contexts ?? [];
    if (!run || contexts.length < 7) continue;
    const draw = drawer(at);
    const order = [...contexts].sort(
      (a, b) => draw(Number(a.document), 1, 1e6) - draw(Number(b.document), 1, 1e6),
    );
    const liar = new Liar(new Set(order.slice(0, lying).map(({ document }) => document)), degrees, draw);
    const { verification } = await verify(run, { validator }, ports, liar);
    judge(verification, liar, tally);
  }
  return tally;
}

/** Figures for docs/results.md, in a deep run. */
function report(lying: number, validator: string, tally: Tally): void {
  if (RUNS >= 200) console.info(`${lying} of 7, ${validator}: ${JSON.stringify(tally)}`);
}

test.each([2, 4])(
  "lies about %i of 7 documents are found and go; by chance, or unchecked, they stay",
  { timeout: LONGEST },
  async (lying) => {
    const own = await tallyRuns(lying, "both", RUNS);
    report(lying, "both", own);
    expect(own.runs).toBe(RUNS);
    expect(own.fell / own.runs).toBeGreaterThanOrEqual(0.9);
    expect(own.low / own.runs).toBeGreaterThanOrEqual(0.7);
    expect(own.found / own.lies).toBeGreaterThanOrEqual(0.8);
    expect(own.alarms / own.truths).toBeLessThanOrEqual(0.1);
    for (const validator of ["random", "off"] as const) {
      const other = await tallyRuns(lying, validator, OTHER_RUNS);
      report(lying, validator, other);
      expect(other.low / other.runs).toBeLessThan(own.low / own.runs);
    }
  },
);

test("every state is reached, and every loop ends", async () => {
  const ports = { ...portsOf(store), progress: () => undefined };
  const all = new Set(Array.from({ length: 700 }, (_, at) => `${at + 1}`));
  const degrees = await degreesOf(store);
  const run = (await answered(store, 0))!;
  const stateWith = async (params: Partial<VerifyParams>, lying: ReadonlySet<string>) => {
    const { verification } = await verify(run, params, ports, new Liar(lying, degrees, drawer(1)));
    return [verification.state, verification.rounds.length] as const;
  };
  expect(await stateWith({}, new Set())).toStrictEqual(["converged", 1]);
  expect(await stateWith({}, all)).toStrictEqual(["not-converged", 5]);
  expect((await stateWith({ maxRounds: 20 }, all))[0]).toBe("exhausted");
  const few = (run.reading.spare ?? []).slice(1).map(({ document }) => document);
  expect((await stateWith({ maxRounds: 20, reuse: true, drop: few }, all))[0]).toBe("cycling");
  const [first] = run.reading.contexts!;
  const kept = await verify(run, { keep: [first!.document] }, ports, new Liar(all, degrees, drawer(1)));
  for (const { contexts } of kept.verification.rounds)
    expect(contexts.map(({ document }) => document)).toContain(first!.document);
  const [claim] = kept.verification.rounds[0]!.sentences.flatMap(({ predicates }) => predicates);
  const confirmed = [`${claim!.subject} ${claim!.verb} ${claim!.object}`];
  const vouched = await verify(run, { confirmed }, ports, new Liar(all, degrees, drawer(1)));
  const verdicts = vouched.verification.rounds[0]!.sentences.flatMap(({ predicates }) => predicates);
  expect(verdicts[0]).toMatchObject({ verdict: "confirmed-by-hand", reason: "by-hand" });
});
