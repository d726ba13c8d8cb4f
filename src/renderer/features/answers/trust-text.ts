/** How far an answer may be trusted, in one line. */
import type { RunTrust } from "../../../shared/judging";
import type { Recipe } from "../../../shared/recipe";
import type { RunView } from "../../../shared/trace";
import { formatShare } from "../../ui/format";
import { clipText, unturned } from "../../ui/name";
import { TEXTS } from "../../ui/texts/texts";
import { ANSWERS_TEXTS } from "./answers-texts";
import type { TrustAtHand } from "./judging-view";

const LONGEST_NAME = 60;

/** What is known by now: whether the graph is proven, what another recipe (by its title) says, what of the question was ignored; "" where nothing is. */
export function trustText(
  { ignored = [], taught = [] }: Pick<RunView, "ignored" | "taught">,
  trust?: TrustAtHand,
  recipes: readonly Pick<Recipe, "name" | "title">[] = [],
): string {
  const words = ANSWERS_TEXTS.trust;
  const names = ignored.map((name) => clipText(unturned(name), LONGEST_NAME));
  return [
    ...(trust?.told.state === "ready" ? provenText(trust.told.value) : []),
    ...secondText(trust?.second ?? null, recipes),
    ...(taught.length > 0
      ? [words.taught(taught.map((path) => clipText(unturned(path), LONGEST_NAME)))]
      : []),
    ...(names.length > 0 ? [words.ignored(names)] : []),
  ].join("; ");
}

function provenText({ proven, judged, calibration, set }: RunTrust): string[] {
  const words = ANSWERS_TEXTS.trust;
  if (!proven) return [words.unproven(judged)];
  const { probability } = calibration ?? {};
  return [
    words.proven(judged),
    ...(probability === undefined ? [] : [words.means(formatShare(probability))]),
    ...(set === undefined
      ? []
      : [words.set(set.size, formatShare(set.promise), formatShare(set.coverage), set.questions)]),
  ];
}

function secondText(
  second: TrustAtHand["second"],
  recipes: readonly Pick<Recipe, "name" | "title">[],
): string[] {
  if (second?.agree === undefined) return [];
  const { agrees, disagrees } = ANSWERS_TEXTS.trust;
  const title = TEXTS.said(recipes.find(({ name }) => name === second.recipe)?.title ?? "");
  return [(second.agree ? agrees : disagrees)(title || second.recipe)];
}
