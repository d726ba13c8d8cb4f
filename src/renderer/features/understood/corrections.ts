/** Corrections of what a question was read as: changes to `understand` in the recipe, so that a run with them replays; they go with their question. */
import type { Overrides } from "../../../shared/recipe";
import type { Form } from "../../../shared/stages/forms";
import type { Mention, Understanding } from "../../../shared/understanding";
import { override } from "../../state/parameters";
import { chosenRecipe, type Workbench } from "../../state/workbench";

/** What a person says instead: the form, the kind ("" for any), or what words name: a node's id, "" for nothing, null to read them again. */
export type Correction =
  | { readonly form: Form | "auto" }
  | { readonly kind: string }
  | { readonly words: string; readonly id: string | null };

const PATHS = ["understand.form", "understand.kind", "understand.links"] as const;

export function correct(state: Workbench, correction: Correction): Workbench {
  const recipe = chosenRecipe(state);
  if (recipe === undefined) return state;
  const [path, value] = changeOf(state.overrides, correction);
  return { ...state, overrides: override(recipe, state.overrides, path, value) };
}

/** Another question is read anew: what was said of the last one means nothing there. */
export function dropCorrections(state: Workbench, question: string): Workbench {
  const has = PATHS.some((path) => path in state.overrides);
  if (!has || question.trim() === state.asked) return state;
  const rest = Object.entries(state.overrides).filter(([path]) => !PATHS.some((own) => own === path));
  return { ...state, overrides: Object.fromEntries(rest) };
}

/** A name taken from the completions: the words that are typed name that very node. */
export function takeName(state: Workbench, words: string, id: string): Workbench {
  return { ...state, taken: { ...state.taken, [words]: id } };
}

/** The names that were taken while the question was typed, as far as it still has them, are what a person said. */
export function linkTaken(state: Workbench, question: string): Workbench {
  const taken = Object.entries(state.taken).filter(([words]) => question.includes(words));
  const recipe = chosenRecipe(state);
  const next = { ...state, taken: {} };
  if (taken.length === 0 || recipe?.understand?.method !== "rules") return next;
  const links = { ...linksOf(state.overrides), ...Object.fromEntries(taken) };
  return { ...next, overrides: override(recipe, state.overrides, "understand.links", links) };
}

/** What words were said to name, by the words; "" where nothing. */
export function linksOf(overrides: Overrides): Readonly<Record<string, string>> {
  const links = overrides["understand.links"];
  return links !== null && typeof links === "object" && !Array.isArray(links)
    ? (links as Record<string, string>)
    : {};
}

/** Words of the question said to name nothing: chips to take that back by. */
export function unlinked(overrides: Overrides, question: string): string[] {
  return Object.entries(linksOf(overrides)).flatMap(([words, id]) =>
    id === "" && question.includes(words) ? [words] : [],
  );
}

/** What else the words of a mention can be said to name: the other nodes it could be. */
export function otherEntities({ entities }: Mention): Mention["entities"] {
  const seen = new Set([entities[0]?.id]);
  return entities.slice(1).filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** The kind that stands: as read, or as said. */
export function kindShown({ kind }: Understanding, overrides: Overrides): string {
  const said = overrides["understand.kind"];
  return typeof said === "string" && said !== "" ? said : (kind?.label ?? "");
}

function changeOf(overrides: Overrides, correction: Correction) {
  if ("form" in correction) return ["understand.form", correction.form] as const;
  if ("kind" in correction) return ["understand.kind", correction.kind] as const;
  const { [correction.words]: _before, ...others } = linksOf(overrides);
  const links = correction.id === null ? others : { ...others, [correction.words]: correction.id };
  return ["understand.links", links] as const;
}
