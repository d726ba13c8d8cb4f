/** Answer metrics of one question; every one lies in 0…1 and is averaged over questions (macro). */

export interface Prediction {
  readonly id: string;
  readonly name: string;
}

/** A ranked list and its gold answers (names or ids). */
export interface Judged {
  /** Best first. */
  readonly ranked: readonly Prediction[];
  /** How many of the ranked are given as the answer, counted from the top: what Hit, precision and F1 look at. */
  readonly said: number;
  readonly gold: readonly string[];
}

const HITS_AT = [1, 5, 10];
const RECALL_AT = [5, 10, 20];
/** Ranks looked at; a right answer farther down counts as not found, however many a recipe lists. */
const RANKED = 20;
/** What `judge` counts. */
export const METRICS = Object.keys(judge({ ranked: [], said: 0, gold: [] }));

/** What the figures of `judge` mean; printed with every result, since papers differ (docs/methods.md, “Evaluate”). */
export const CONVENTION =
  "Macro means over all questions that ask for entities (no value, no refusal), a failed one counts 0. hits@k, mrr and recall@k rank entities (STaRK): a prediction is right when its " +
  "id or its exact name is a gold answer; ranks beyond 20 count as not found; r-precision is recall at as many ranks as there are gold answers. hit is the substring convention of RoG, " +
  "GNN-RAG and G-Retriever (often printed as Hit@1) over the answers given. The answers given are the recipe's own, the best and those " +
  "within 2 % of its score, not ReaRev's prefix of cumulative probability .95, since not every recipe's scores are probabilities. " +
  "precision, recall and f1 compare the answers given with the gold ones by exact name or id. goldAnswerRecall and goldPathRecall are the " +
  "shares of gold answers and of gold path triples alive after a stage; where a question has no gold path, all edges on shortest paths " +
  "between topic and answers within the candidate graph stand in (heuristic labels: every such path is among the candidates by " +
  "construction), and where there is none, the question has no goldPathRecall. Calibration pools the candidate edges of all questions " +
  "with a gold path, 15 bins of equal width: an edge is gold when it states a gold triple, itself or " +
  "by its relation's inverse.";

/** All metrics of one question. */
export function judge({ ranked, said, gold }: Judged): Record<string, number> {
  const wanted = new Set(gold);
  const right = ranked.map((one) => isRight(one, gold));
  const first = right.slice(0, RANKED).indexOf(true);
  const given = ranked.slice(0, said);
  const precision = share(right.slice(0, said).filter(Boolean).length, given.length);
  const recall = share(goldFound(given, wanted), wanted.size);
  return {
    hit: isHit(given, gold) ? 1 : 0,
    ...Object.fromEntries(HITS_AT.map((k) => [`hits@${String(k)}`, first >= 0 && first < k ? 1 : 0])),
    ...Object.fromEntries(
      RECALL_AT.map((k) => [
        `recall@${String(k)}`,
        share(goldFound(ranked.slice(0, k), wanted), wanted.size),
      ]),
    ),
    mrr: first < 0 ? 0 : 1 / (first + 1),
    "r-precision": share(goldFound(ranked.slice(0, wanted.size), wanted), wanted.size),
    precision,
    recall,
    f1: precision + recall > 0 ? (2 * precision * recall) / (precision + recall) : 0,
  };
}

/** True when the prediction's id or its exact name is a gold answer. */
export function isRight({ id, name }: Prediction, gold: readonly string[]): boolean {
  return gold.includes(id) || gold.includes(name);
}

/** Means of each metric over the questions; `judged` is not empty. */
export function macroMeans(judged: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const names = Object.keys(judged[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, judged.reduce((sum, one) => sum + one[name]!, 0) / judged.length]),
  );
}

/** Lower case, no ASCII punctuation, no articles, single spaces: how RoG and its followers compare texts. */
export function normalizeAnswer(text: string): string {
  return text
    .toLowerCase()
    .replace(/[!-/:-@[-`{-~]/g, "")
    .replace(/\b(?:a|an|the)\b/g, " ")
    .split(/\s+/)
    .filter((word) => word !== "")
    .join(" ");
}

function isHit(given: readonly Prediction[], gold: readonly string[]): boolean {
  const said = normalizeAnswer(given.map(({ name }) => name).join(" "));
  return gold.some(
    (answer) => said.includes(normalizeAnswer(answer)) || given.some(({ id }) => id === answer),
  );
}

function goldFound(predictions: readonly Prediction[], wanted: ReadonlySet<string>): number {
  const found = new Set(predictions.flatMap(({ id, name }) => [id, name]).filter((text) => wanted.has(text)));
  return Math.min(found.size, wanted.size);
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
