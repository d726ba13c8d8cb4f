/** Stage 7: an explanation → its predicates checked; while some fail, written again from other documents, a round each. */
import type { LoopState } from "../../../../shared/hypothesis";
import type { VerifyParams } from "../../../../shared/stages/verify";
import { FailureError } from "../../../../shared/failure";
import { message, type Message } from "../../../../shared/sentences/sentences";
import type { Context } from "../context";
import type { Ports, Reading, Run } from "../stage";
import { PredicateChecker } from "./check-predicates";
import { ContextVectors, exchangeContexts } from "./exchange-contexts";
import { likenessOf } from "./likeness";
import { bestOf, errorRateOf, type CheckedSentence, type Round, type Verification } from "./verification";
import { TEMPLATE, type ExplanationWriter, type Written } from "./writer";

const MAX_ROUNDS = 5;

export interface Verified {
  readonly verification: Verification;
  /** The reading with the clauses and contexts of the best round so far. */
  readonly reading: Reading;
}

/** One round; `verification.state` is absent while another one is wanted. Throws FailureError where nothing was explained, or AbortError. */
export async function verifyRound(
  run: Run,
  params: VerifyParams,
  ports: Ports,
  writer: ExplanationWriter = TEMPLATE,
): Promise<Verified> {
  const { reading, graph } = run;
  if (!graph.listing || !reading.contexts)
    throw new FailureError({ kind: "invalid-request", reason: message("explanation-wanted") });
  const earlier = run.verification;
  const { contexts, spare } = earlier
    ? { contexts: earlier.next, spare: earlier.spare }
    : openingContexts(reading, params);
  const written = contexts.length === 0 ? [] : await writer.write(contexts, run, ports);
  const sentences = await checkAll(written, graph.listing.cut, params, ports);
  const vectors = await ContextVectors.open(run, ports);
  const errorRate = errorRateOf(sentences);
  const cited = sentences.filter(({ documents }) => documents.length > 0);
  const round = {
    ...{ contexts, sentences, errorRate },
    unrecognised:
      cited.filter(({ predicates }) => predicates.length === 0).length / Math.max(1, cited.length),
    drift: await vectors.drift(contexts),
    ...(await likeness(sentences, contexts, vectors, ports)),
  };
  const rounds = [...(earlier?.rounds ?? [])];
  const ended = endOf(errorRate, rounds.length + 1, params.maxRounds ?? MAX_ROUNDS);
  const exchange = ended
    ? { contexts, spare, replaced: [] }
    : await exchangeContexts(sentences, contexts, spare, params, vectors, ports);
  rounds.push({ ...round, replaced: exchange.replaced });
  const state = ended ?? stopOf(rounds, exchange);
  const best = bestOf(rounds);
  const shown = rounds[best]!;
  return {
    verification: { rounds, ...(state && { state }), best, next: exchange.contexts, spare: exchange.spare },
    reading: {
      ...reading,
      ...notesOf(reading, earlier ? undefined : writer.note),
      contexts: shown.contexts,
      clauses: shown.sentences.map(({ clause }) => clause),
    },
  };
}

async function likeness(
  sentences: readonly CheckedSentence[],
  contexts: readonly Context[],
  vectors: ContextVectors,
  ports: Ports,
): Promise<Pick<Round, "likeness">> {
  const quoted = sentences.flatMap(({ claim }) => (claim === undefined ? [] : [claim]));
  if (quoted.length === 0) return {};
  const found = await likenessOf(quoted, await vectors.of(contexts), await vectors.pair(), ports);
  return found ? { likeness: found } : {};
}

function notesOf({ notes = [] }: Reading, note: Message | undefined): Pick<Reading, "notes"> {
  return note ? { notes: [...notes, note] } : {};
}

/** The contexts that were read, less those that a person leaves out; those that they keep come first, then those that they begin with. */
function openingContexts(
  { contexts = [], spare = [] }: Reading,
  { keep = [], drop = [], from = [] }: VerifyParams,
) {
  const all = [...contexts, ...spare].filter(({ document }) => !drop.includes(document));
  const rank = ({ document }: Context): number =>
    keep.includes(document) ? 0 : from.includes(document) ? 1 : 2;
  const ordered = all.toSorted((one, other) => rank(one) - rank(other));
  return { contexts: ordered.slice(0, contexts.length), spare: ordered.slice(contexts.length) };
}

async function checkAll(
  written: readonly Written[],
  cut: string,
  params: VerifyParams,
  ports: Ports,
): Promise<CheckedSentence[]> {
  const checker = await PredicateChecker.open(cut, params, ports);
  const checked: CheckedSentence[] = [];
  for (const sentence of written) {
    ports.signal.throwIfAborted();
    const { clause, documents, claim } = sentence;
    const predicates = await checker.check(sentence);
    checked.push({ clause, documents, ...(claim && { claim: claim.text }), predicates });
    ports.progress(checked.length, written.length);
  }
  return checked;
}

/** What ends the rounds before anything is exchanged. */
function endOf(errorRate: number | null, rounds: number, most: number): LoopState | undefined {
  if (errorRate === 0) return "converged";
  return errorRate === null || rounds >= most ? "not-converged" : undefined;
}

/** What ends them afterwards: no document left, or contexts that were there before. */
function stopOf(
  rounds: readonly Round[],
  { contexts, replaced }: { contexts: readonly Context[]; replaced: readonly object[] },
): LoopState | undefined {
  if (replaced.length === 0) return "exhausted";
  const key = (of: readonly Context[]): string =>
    of
      .map(({ document }) => document)
      .sort()
      .join("\n");
  return rounds.some((round) => key(round.contexts) === key(contexts)) ? "cycling" : undefined;
}
