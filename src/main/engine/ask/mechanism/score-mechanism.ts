/** Where a question asks how one thing acts on another and curated records tell it, their chains come before what was believed without them. */
import type { CandidateGraph } from "../../../../shared/graph";
import { message, type Message } from "../../../../shared/sentences/sentences";
import { rowsOfNodes } from "../candidate-rows";
import { isDoubtful } from "../score/doubtful-groups";
import { asRead, startOf, topicGroups } from "../score/topic-groups";
import type { PathShare, Ports, ScoreInput, Scores } from "../stage";
import { asksMechanism, signAsked } from "./asks-mechanism";
import { threeDecimals } from "../wording";
import type { Chain } from "./chain";
import { findChains, type FoundChains, type Mechanism } from "./find-chains";
import { isStated } from "./premise";

/** How far a chain is believed: one record says it of what was asked, or of something of nearly that name; stitched ones say nothing new. */
const BELIEF = { asked: 0.99, near: 0.9, stitched: 0 } as const;
/** What each chain after the first has less, and each step from what acts. */
const NEXT = 0.03;
const HAIR = 2 ** -30;

/** Chains found before in a candidate graph, by what was asked of it: moving a prize changes none of them. */
const FOUND = new WeakMap<CandidateGraph, Map<string, Asked>>();

/** Undefined where edges carry no records, and one of them joins the two. */
type Asked = (FoundChains & { readonly isUnstated?: true }) | undefined;

/** The scores with the chains of records, in front where the method knows what answers; unchanged where the question asks nothing of the kind or edges carry no records. */
export async function withMechanism(scores: Scores, input: ScoreInput, ports: Ports): Promise<Scores> {
  // Where chains are only told, whatever lies between two is asked for by them.
  const isAsked = !scores.knowsAnswers || asksMechanism(wordingOf(input.seeds));
  const found = isAsked ? await chainsAsked(input, ports) : undefined;
  if (found === undefined) return scores;
  const [first] = found.chains;
  if (first === undefined) return { ...scores, chains: [], notes: [...scores.notes, ...notesOn(found)] };
  const chains = found.chains.filter(({ support }) => support === first.support);
  const { relations } = await ports.store.describe();
  const stepWords = (edge: number, from: number) => {
    const { words } = relations[input.graph.relations[edge]!]!;
    return input.graph.sources[edge] === from ? `${words} →` : `← ${words}`;
  };
  const isMixed = scores.knowsAnswers && BELIEF[first.support] > 0;
  const mixed = isMixed ? mix(scores, chains, stepWords) : scores;
  return { ...mixed, chains, notes: [...mixed.notes, ...notesOn(found)] };
}

/** The question as it was asked where that asks how ("prescribe" is no slip of "describe"), else as it was read. */
function wordingOf(seeds: ScoreInput["seeds"]): string {
  return asksMechanism(seeds.question) ? seeds.question : asRead(seeds).question;
}

async function chainsAsked({ seeds, graph }: ScoreInput, ports: Ports): Promise<Asked> {
  const read = asRead(seeds);
  const groups = topicGroups(read).sort((a, b) => Number(isDoubtful(a)) - Number(isDoubtful(b)));
  const named = groups.slice(0, 2).sort((a, b) => startOf(a) - startOf(b));
  const [from = [], to = []] = named.map((group) => rowsOfNodes(graph, group));
  if (from.length === 0 || to.length === 0) return undefined;
  const question = wordingOf(seeds);
  const key = JSON.stringify([question, from, to]);
  const known = FOUND.get(graph) ?? new Map<string, Asked>();
  FOUND.set(graph, known);
  if (!known.has(key)) known.set(key, await chainsBetween({ graph, from, to }, question, ports));
  return known.get(key);
}

async function chainsBetween(
  named: Pick<Mechanism, "graph" | "from" | "to">,
  question: string,
  ports: Ports,
): Promise<Asked> {
  const mechanism = { ...named, asked: signAsked(question) };
  const forwards = await findChains(mechanism, ports);
  if (forwards === undefined) {
    const { relations } = await ports.store.describe();
    const wordsOf = (edge: number) => relations[named.graph.relations[edge]!]!.words;
    const isUnstated = asksMechanism(question) && !isStated(mechanism, wordsOf);
    return isUnstated ? { chains: [], contrary: 0, isUnstated } : undefined;
  }
  if (forwards.chains.some(({ support }) => support !== "stitched")) return forwards;
  // "How is B treated by A?"
  const backwards = await findChains({ ...mechanism, from: named.to, to: named.from }, ports);
  return backwards?.chains.some(({ support }) => support === "asked") ? backwards : forwards;
}

/** p = belief · whether a chain holds it + (1 − belief) · p without them. Chains may all be true: their shares are not divided. */
function mix(
  scores: Scores,
  chains: readonly Chain[],
  stepWords: (edge: number, from: number) => string,
): Scores {
  const belief = BELIEF[chains[0]!.support];
  const edges = scores.edgePrizes.map((p) => (1 - belief) * p);
  const nodes = scores.answerScores.map((p) => (1 - belief) * p);
  const shares = chains.map(({ edges: walked, nodes: rows }, rank): PathShare => {
    const probability = belief * (1 - rank * NEXT);
    return {
      words: walked.map((edge, at) => stepWords(edge, rows[at]!)),
      ...{ probability, edges: Int32Array.from(walked), hops: Uint8Array.from(walked, (_, at) => at + 1) },
    };
  });
  chains.forEach((chain, rank) => {
    const { probability } = shares[rank]!;
    const at = (hop: number) => probability * (1 - hop * HAIR);
    chain.edges.forEach((edge, hop) => (edges[edge] = Math.max(edges[edge]!, at(hop + 1))));
    const inner = chain.nodes.slice(1, chain.support === "near" ? undefined : -1);
    inner.forEach((row, hop) => (nodes[row] = Math.max(nodes[row] || 0, at(hop + 1))));
  });
  const paths = (scores.paths ?? []).map((path) => ({
    ...path,
    probability: (1 - belief) * path.probability,
  }));
  return {
    ...scores,
    ...{ edgePrizes: edges, answerScores: nodes },
    ...(scores.edgeProbabilities && { edgeProbabilities: edges, paths: [...shares, ...paths] }),
    nodeNumbers: { ...scores.nodeNumbers, ...(scores.nodeNumbers["p"] && { p: nodes.map((p) => p || 0) }) },
    edgeNumbers: { ...scores.edgeNumbers, prize: edges },
    notes: scores.notes.map((note) => (note.kind === "likeliest-path" ? likeliest(shares[0]!) : note)),
  };
}

function likeliest({ words, probability }: PathShare): Message {
  return message("likeliest-path", { path: words.join(", "), p: threeDecimals(probability) });
}

function notesOn({ chains: [first], contrary, isUnstated }: NonNullable<Asked>): Message[] {
  const notes: Message[] = [];
  if (first === undefined) notes.push(message(isUnstated ? "premise-unstated" : "no-chain"));
  if (contrary > 0) notes.push(message("contrary-chains", { count: contrary }));
  return notes;
}
