/** Mentions that a person added or deleted; applied before names are joined, so that rules and relations see them. */
import type { EntityType } from "../../../../shared/texts/build";
import type { Place } from "../../../../shared/texts/corrections";
import { say } from "../../../../shared/sentences/sentences";
import type { Mention, NamedText, NameType } from "../build-stage";
import { formKey } from "../names/form-key";
import { original, originalEnd } from "../text/normalise";
import { ofKinds, type Outcome } from "./outcome";
import { locate } from "./places";

const NAME_TYPE: Readonly<Record<EntityType, NameType>> = {
  Character: "PER",
  Person: "PER",
  Location: "LOC",
  Organization: "ORG",
};

/** The text with the corrections of its mentions. */
export function correctMentions<T extends NamedText>(text: T, outcome: Outcome): T {
  const own = ofKinds(outcome.all, "add", "delete").filter(({ change }) => change.at.work === text.work.id);
  if (own.length === 0) return text;
  let mentions = [...text.mentions];
  for (const one of own) {
    const { change } = one;
    const start = locate(text.work, change.at);
    if (start === undefined) {
      outcome.refuse(one, say("correction-letters", { text: change.at.form }));
      continue;
    }
    const place = { ...change.at, start, end: start + (change.at.end - change.at.start) };
    const turned =
      change.kind === "add"
        ? withMention(text, mentions, place, NAME_TYPE[change.type])
        : withoutMention(text, mentions, place, change.scope === "form");
    if (typeof turned === "string") outcome.refuse(one, turned);
    else {
      mentions = turned;
      outcome.apply(one);
    }
  }
  return { ...text, mentions: mentions.sort((a, b) => a.first - b.first) };
}

/** The mention at a place: that of the very letters, else the only one among them; −1 where none stands there. */
export function mentionAt(
  { normal, tokens }: NamedText,
  mentions: readonly Mention[],
  { start, end }: Place,
): number {
  const among: number[] = [];
  for (const [at, { first, end: last }] of mentions.entries()) {
    const from = original(normal, tokens.starts[first]!);
    const to = originalEnd(normal, tokens.ends[last - 1]!);
    if (from === start && to === end) return at;
    if (from < end && to > start) among.push(at);
  }
  return among.length === 1 ? among[0]! : -1;
}

/** Every mention of the form that was deleted there, or it alone; a reason where nothing stands there. */
function withoutMention(
  text: NamedText,
  mentions: Mention[],
  place: Place,
  isForm: boolean,
): Mention[] | string {
  const at = mentionAt(text, mentions, place);
  const form = at < 0 ? place.form : mentions[at]!.form;
  const key = formKey(form);
  const kept = mentions.filter((mention, row) => row !== at && !(isForm && formKey(mention.form) === key));
  // What the reader of names no longer finds is as deleted as it was meant to be.
  return kept.length < mentions.length || form !== ""
    ? kept
    : say("correction-unnamed", { text: place.form });
}

/** With the words at a place as a mention, in the stead of those it overlaps. */
function withMention(text: NamedText, mentions: Mention[], place: Place, type: NameType): Mention[] | string {
  const { normal, tokens, chunks } = text;
  const [first, end] = tokensAt(text, place);
  if (first === end) return say("correction-outside", { text: place.form });
  const chunk = chunks.findIndex(
    (one) => tokens.sentences[one.first]! <= first && end <= tokens.sentences[one.end]!,
  );
  if (chunk < 0) return say("correction-outside", { text: place.form });
  let sentence = chunks[chunk]!.first;
  while (tokens.sentences[sentence + 1]! <= first) sentence++;
  if (tokens.sentences[sentence + 1]! < end) return say("correction-sentences", { text: place.form });
  const form = normal.text.slice(tokens.starts[first]!, tokens.ends[end - 1]!).replace(/\s+/gu, " ");
  const others = mentions.filter((one) => one.end <= first || one.first >= end);
  return [...others, { first, end, sentence, chunk, form, type }];
}

/** The tokens that have letters between the place's offsets. */
function tokensAt({ normal, tokens }: NamedText, { start, end }: Place): [first: number, end: number] {
  let first = 0;
  while (first < tokens.starts.length && originalEnd(normal, tokens.ends[first]!) <= start) first++;
  let last = first;
  while (last < tokens.starts.length && original(normal, tokens.starts[last]!) < end) last++;
  return [first, last];
}
