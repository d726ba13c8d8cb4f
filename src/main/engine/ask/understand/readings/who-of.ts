/** "Who never joined an expedition?": of persons that the one relation told is of, where the rules for many want their kind. */
import { message } from "../../../../../shared/sentences/sentences";
import { byStem } from "../../execute/word-fit";
import type { World } from "../../execute/world";
import { labelWords } from "../../score/paths/path-world";
import { LEAST_SHARE } from "../matched/asked-steps";
import { WHICH, type Asked } from "./other-readings";
import { isContent, marked } from "../question-parts";
import type { Understood } from "../understood";

/** The same question of the one kind that stands at the relation's ends and is not named in it; undefined where there are several, or it is not answered in full. */
export async function readWhoOf(
  { parts: { tokens, named, pack }, facts }: World,
  { question, again }: Pick<Asked, "question" | "again">,
): Promise<Understood | undefined> {
  const who = tokens.find((token) => marked(token, "who"));
  if (!who || named.length > 0 || tokens.indexOf(who) > 0) return undefined;
  const content = tokens.filter(isContent);
  const told = facts.relations.filter((one) => content.some((token) => byStem(token, one) > 0));
  const ends = told.flatMap(({ sources, targets }) => [...sources, ...targets]);
  const isNamed = (label: (typeof facts.labels)[number]) => content.some((token) => byStem(token, label) > 0);
  const [only, ...more] = facts.labels.filter(
    (label) =>
      ends.some(([handle, share]) => handle === label.handle && share >= LEAST_SHARE) && !isNamed(label),
  );
  if (!only || more.length > 0) return undefined;
  const kind = labelWords(only.name);
  const text = `${question.slice(0, who.start)}${WHICH[pack.language]} ${kind}${question.slice(who.end)}`;
  const { computed, ...found } = await again(text);
  if (!computed?.complete || computed.answers.length === 0) return undefined;
  const said = [message("matched", { words: who.text, relation: kind }), ...computed.said];
  return { ...found, computed: { ...computed, said } };
}
