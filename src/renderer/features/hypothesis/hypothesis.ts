/** The hypothesis room: what is asked of two concepts, and what of the answer is looked at. Plain functions. */
import type { DocumentTimes, Hypothesis } from "../../../shared/hypothesis";
import type { Overrides } from "../../../shared/recipe";
import type { Fetched } from "../../state/fetched";
import { leavePages } from "../../state/layout";
import { chooseRecipe } from "../../state/choices";
import { override } from "../../state/parameters";
import { chosenRecipe, type Workbench } from "../../state/workbench";
import type { HypothesisAtHand } from "./hypothesis-view";

export const HYPOTHESIS_RECIPE = "hgcr";
const PAIR = ["seed.source", "seed.target"] as const;

type Change = Partial<HypothesisAtHand>;

export function turn(state: Workbench, change: Change): Workbench {
  return { ...state, hypothesis: { ...state.hypothesis, ...change } };
}

/** The room fills the window. */
export function openHypothesis(state: Workbench): Workbench {
  return turn(leavePages(state), { open: true });
}

export function leaveHypothesis(state: Workbench): Workbench {
  return turn(state, { open: false });
}

/** What is asked: ids or names of both concepts, "" for none. */
export interface HypothesisForm {
  readonly source: string;
  readonly target: string;
  readonly cutDate: string;
  readonly maxHops: number;
  readonly interior: readonly string[];
  readonly maskTrivialEdge: boolean;
}

const STANDARD: HypothesisForm = {
  ...{ source: "", target: "", cutDate: "", maxHops: 4, interior: [], maskTrivialEdge: true },
};

export function formOf(state: Pick<Workbench, "overrides" | "settings" | "recipes">): HypothesisForm {
  if (state.settings.recipe !== HYPOTHESIS_RECIPE) return STANDARD;
  const { overrides } = state;
  return {
    source: textOf(overrides["seed.source"]),
    target: textOf(overrides["seed.target"]),
    cutDate: textOf(overrides["expand.cutDate"]),
    maxHops: Number(overrides["expand.maxHops"] ?? STANDARD.maxHops),
    interior: listOf(overrides, "expand.interior"),
    maskTrivialEdge: overrides["expand.maskTrivialEdge"] !== false,
  };
}

function textOf(value: Overrides[string] | undefined): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** A parameter that lists texts; empty where it stands at nothing. */
export function listOf(overrides: Overrides, path: string): readonly string[] {
  const value = overrides[path];
  return Array.isArray(value) ? value.map(String) : [];
}

/** One parameter of the recipe for hypotheses, which is chosen where it is not. What was pinned in or out is about the pair and the cut. */
export function setParameter(state: Workbench, path: string, value: Overrides[string]): Workbench {
  const before = chosenRecipe(state)?.name ?? null;
  const chosen = turn(chooseRecipe(state, HYPOTHESIS_RECIPE), {
    before: before === HYPOTHESIS_RECIPE ? state.hypothesis.before : before,
  });
  const recipe = chosenRecipe(chosen);
  if (recipe?.name !== HYPOTHESIS_RECIPE) return state;
  const isAboutLoop = path.startsWith("verify.");
  const kept = isAboutLoop ? chosen.overrides : without(chosen.overrides, LOOP);
  const next = { ...chosen, overrides: override(recipe, kept, path, value) };
  return turn(next, isAboutLoop ? { round: null } : { round: null, path: 0 });
}

const LOOP = ["verify.from", "verify.keep", "verify.drop"];

function without(overrides: Overrides, paths: readonly string[]): Overrides {
  return Object.fromEntries(Object.entries(overrides).filter(([path]) => !paths.includes(path)));
}

/** A concept taken from the completions. */
export function takeConcept(
  state: Workbench,
  path: (typeof PAIR)[number],
  id: string,
  name: string,
): Workbench {
  const next = setParameter(state, path, id);
  return turn(next, { names: { ...next.hypothesis.names, [id]: name } });
}

/** Another question is not about the pair that was given here, nor asked by the recipe that only this room chose: it takes two concepts. */
export function dropPair(state: Workbench, question: string): Workbench {
  const has = PAIR.some((path) => path in state.overrides);
  if (!has || question.trim() === state.asked) return state;
  const { before } = state.hypothesis;
  const isOurs = state.settings.recipe === HYPOTHESIS_RECIPE && before !== null;
  if (isOurs) return chooseRecipe(state, before);
  return { ...state, overrides: without(state.overrides, [...PAIR, ...LOOP]) };
}

/** What a concept is called, by what was typed or taken. */
export function conceptName({ hypothesis }: Pick<Workbench, "hypothesis">, said: string): string {
  const found = hypothesis.found?.result;
  const own = found?.state === "ready" ? found.value.concepts.find(({ id }) => id === said)?.name : undefined;
  return hypothesis.names[said] ?? own ?? said;
}

/** The question that a pair is kept under. */
export function questionOf(state: Workbench): string | null {
  const { source, target } = formOf(state);
  if (source === "" || target === "") return null;
  return `${conceptName(state, source)} and ${conceptName(state, target)}`;
}

/** What the concept is called that a person took from the graph and that no document up to the cut names: the cut is in the way. Null where something else failed. */
export function unseenConcept(
  state: Pick<Workbench, "failure" | "hypothesis"> & Parameters<typeof formOf>[0],
): string | null {
  const { failure, hypothesis } = state;
  const { source, target, cutDate } = formOf(state);
  if (failure?.kind !== "invalid-request" || typeof failure.reason === "string" || cutDate === "")
    return null;
  const { kind, values } = failure.reason;
  const said = values["name"];
  if (!kind.startsWith("pair-unknown") || (said !== source && said !== target)) return null;
  return hypothesis.names[String(said)] ?? null;
}

/** The most steps that a path may have. */
export const LONGEST_PATH = 7;

/** What would let the pair be answered: longer paths, or the edge that joins both directly; null where something else failed. */
export function otherWay({ failure }: Pick<Workbench, "failure">): OtherWay | null {
  if (failure?.kind !== "invalid-request" || typeof failure.reason === "string") return null;
  const { kind, values } = failure.reason;
  if (kind === "only-direct-path") return { kind: "direct" };
  const [hops, steps] = [Number(values["hops"]), Number(values["steps"])];
  return kind === "path-longer" && steps <= LONGEST_PATH ? { kind: "longer", hops, steps } : null;
}

export type OtherWay =
  | { readonly kind: "direct" }
  | { readonly kind: "longer"; readonly hops: number; readonly steps: number };

/** True where the pair was asked and its parameters were refused: others may not be. */
export function isRefusedHere(state: Workbench): boolean {
  return state.failure?.kind === "invalid-request" && state.question === questionOf(state);
}

/** True where the run on screen is one of this room. */
export function isHypothesisRun({ run }: Pick<Workbench, "run">): boolean {
  return run?.recipe === HYPOTHESIS_RECIPE;
}

export function receiveTimes(state: Workbench, graph: string, found: Fetched<DocumentTimes>): Workbench {
  return turn(state, { times: { graph, found } });
}

/** What a run found; while it is fetched the one before stays. */
export function receiveFound(state: Workbench, run: string, result: Fetched<Hypothesis>): Workbench {
  const { found } = state.hypothesis;
  if (result.state === "loading" && found?.result.state === "ready") return state;
  const last = result.state === "ready" ? result.value.paths.length - 1 : 0;
  return turn(state, { found: { run, result }, path: Math.min(state.hypothesis.path, Math.max(0, last)) });
}

/** Looks at a path and lights it in the picture. */
export function pickPath(state: Workbench, path: number): Workbench {
  const found = state.hypothesis.found?.result;
  const next = turn(state, { path });
  if (found?.state !== "ready") return next;
  const { paths, concepts, edges } = found.value;
  const nodes = paths[path]!.nodes.map((at) => concepts[at]!.node);
  return {
    ...next,
    pointed: null,
    pinned: { nodes, edges: paths[path]!.edges.map((at) => edges[at]!.edge) },
  };
}

export function pickRound(state: Workbench, round: number): Workbench {
  return turn(state, { round });
}

export function showLater(state: Workbench, later: boolean): Workbench {
  return turn(state, { later });
}
