/** Checks what sentences claim: each predicate against typed edges, the cited passages, and how plausible it is up to the cut. */
import type { CheckedPredicate } from "../../../../shared/hypothesis";
import type { VerifyParams } from "../../../../shared/stages/verify";
import type { WholeGraph } from "../../store/topology";
import type { StoredText } from "../../store/past/documents";
import type { PastGraph } from "../../store/past/past";
import { nodesOfIds } from "../pins/pin-columns";
import { sentencesOf } from "../read/sentence-with";
import { streamOf, threefry } from "../sample/noise";
import type { Ports } from "../stage";
import { PATTERNS } from "./extract-predicates";
import { judgeByEdges, judgeByPassages, type Judged } from "./judge-predicate";
import { MIN_PERCENTILE, percentileOf, UNNAMED_PERCENTILE } from "./plausibility";
import type { Predicate, PredicateExtractor } from "./predicate";
import { knownBetween, type PairKnown } from "./typed-edges";
import { saidIn } from "./said-in";
import type { Written } from "./writer";

const UNKNOWN: Judged = { verdict: "not-recognised", reason: "unknown-concept" };

/** What one run checks against; results are kept by pair. */
export class PredicateChecker {
  private readonly known = new Map<string, PairKnown>();
  private readonly handles = new Map<string, number>();
  private readonly asked = new Set<string>();
  private readonly said = new Map<string, readonly Predicate[]>();

  private constructor(
    private readonly cut: string,
    private readonly params: VerifyParams,
    private readonly ports: Ports,
    private readonly past: PastGraph | undefined,
    private readonly whole: WholeGraph | undefined,
    private readonly extractor: PredicateExtractor,
  ) {}

  static async open(
    cut: string,
    params: VerifyParams,
    ports: Ports,
    extractor = PATTERNS,
  ): Promise<PredicateChecker> {
    const { store, signal } = ports;
    const past = await store.past?.(cut, signal);
    return new PredicateChecker(cut, params, ports, past, await store.wholeGraph?.(), extractor);
  }

  /** The predicates of a sentence with their verdicts; none where it claims nothing. */
  async check({ claim, documents }: Written): Promise<CheckedPredicate[]> {
    if (!claim) return [];
    const found = this.extractor.extract(claim.text, claim.concepts);
    const ids = [...new Set(found.flatMap(({ subject, object }) => [subject, object]))];
    const handles = await this.handlesOf(ids);
    const checked: CheckedPredicate[] = [];
    for (const one of found) checked.push({ ...one, ...(await this.judge(one, handles, documents)) });
    return checked;
  }

  private async handlesOf(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const missing = ids.filter((id) => !this.asked.has(id));
    if (missing.length === 0) return this.handles;
    const found = await nodesOfIds(missing, this.ports.store, this.ports.signal);
    for (const [id, node] of found) this.handles.set(id, node);
    for (const id of missing) this.asked.add(id);
    return this.handles;
  }

  private async judge(
    said: Predicate,
    handles: ReadonlyMap<string, number>,
    documents: readonly string[],
  ): Promise<Judged> {
    const { validator = "both", confirmed = [] } = this.params;
    const key = [said.subject, said.verb, said.object].join(" ");
    if (confirmed.includes(key)) return { verdict: "confirmed-by-hand", reason: "by-hand" };
    if (validator === "off") return { verdict: "plausible", reason: "unchecked" };
    if (validator === "random") return { verdict: coin(key) ? "plausible" : "refuted", reason: "by-chance" };
    const [subject, object] = [handles.get(said.subject), handles.get(said.object)];
    if (subject === undefined || object === undefined) return UNKNOWN;
    const isKnown = (node: number): boolean =>
      !this.past || this.past.starts[node + 1]! > this.past.starts[node]!;
    if (!isKnown(subject) || !isKnown(object)) return UNKNOWN;
    const known = await this.knownOf(subject, object);
    const told =
      validator === "model"
        ? undefined
        : (judgeByEdges(said, known) ?? judgeByPassages(said, await this.passagesOf(documents)));
    if (told) return told;
    if (said.isNegated) return { verdict: "not-recognised", reason: "unchecked" };
    if (validator === "graph") return together(known);
    const isNamed = documents.some((id) => known.documents.has(id));
    return this.weigh(said, { subject, object, isNamed }, known);
  }

  /** What its own documents do not name together has to be far likelier than what they do. */
  private weigh(
    said: Predicate,
    { subject, object, isNamed }: { subject: number; object: number; isNamed: boolean },
    known: PairKnown,
  ): Judged {
    const { past, whole } = this;
    const pair = { subject, object, key: `${said.subject} ${said.object}` };
    const percentile = past && whole && percentileOf(pair, past, whole);
    if (percentile === undefined)
      return known.areTogether ? together(known) : { verdict: "not-recognised", reason: "unchecked" };
    const least = this.params.minPercentile ?? MIN_PERCENTILE;
    const isPlausible = percentile >= (isNamed ? least : Math.max(least, UNNAMED_PERCENTILE));
    return { verdict: isPlausible ? "plausible" : "refuted", reason: "percentile", percentile };
  }

  private async knownOf(subject: number, object: number): Promise<PairKnown> {
    const key = `${subject.toString()} ${object.toString()}`;
    const found = this.known.get(key) ?? (await knownBetween(subject, object, this.cut, this.ports));
    this.known.set(key, found);
    return found;
  }

  private async passagesOf(documents: readonly string[]): Promise<readonly Predicate[]> {
    const missing = documents.filter((id) => !this.said.has(id));
    const texts =
      (await this.ports.store.texts?.(missing, this.ports.signal)) ?? new Map<string, StoredText>();
    for (const id of missing) this.said.set(id, this.read(texts.get(id)));
    return documents.flatMap((id) => this.said.get(id)!);
  }

  private read(stored: StoredText | undefined): Predicate[] {
    if (!stored) return [];
    return sentencesOf(stored.text).flatMap((place) => saidIn(stored, place, this.extractor));
  }
}

function together({ areTogether }: PairKnown): Judged {
  return areTogether
    ? { verdict: "plausible", reason: "co-mentioned" }
    : { verdict: "refuted", reason: "not-joined" };
}

/** Heads or tails, always the same for one predicate. */
function coin(key: string): boolean {
  const out = new Uint32Array(2);
  const { high, low } = streamOf(
    [...key].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 4294967296, 7),
    0,
    0,
  );
  threefry(high, low, 0, 0, out);
  return out[0]! % 2 === 0;
}
