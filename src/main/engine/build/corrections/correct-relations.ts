/** Relations that a person confirmed, rejected or turned; applied after all corrections of entities. */
import type { Place } from "../../../../shared/texts/corrections";
import { say } from "../../../../shared/sentences/sentences";
import type { RelatedText, Statement } from "../build-stage";
import { chunkAt } from "../graph/passages";
import { normalAt } from "../text/normalise";
import type { Corrected } from "./correct-entities";
import { mentionAt } from "./correct-mentions";
import { ofKinds, type Outcome } from "./outcome";
import { locate } from "./places";

/** The texts with every correction of relations; what was confirmed and is no longer read is stated by the person. */
export function correctRelations({ texts, resolved }: Corrected, outcome: Outcome): readonly RelatedText[] {
  const turned = [...texts];
  for (const one of ofKinds(outcome.all, "relation")) {
    const text = turned.findIndex(({ work }) => work.id === one.change.at.work);
    if (text < 0) continue;
    const found = corrected(turned[text]!, resolved.entityOf[text]!, one.change);
    if (typeof found === "string") outcome.refuse(one, found);
    else {
      turned[text] = { ...turned[text]!, statements: found };
      outcome.apply(one);
    }
  }
  return turned;
}

type RelationChange = Extract<Outcome["all"][number]["change"], { kind: "relation" }>;

function corrected(text: RelatedText, entityOf: Int32Array, change: RelationChange): Statement[] | string {
  const { at, relation, verdict } = change;
  const ends = [change.source, change.target].map((place) => chainAt(text, place));
  const [source, target] = ends;
  const begin = locate(text.work, at);
  if (begin === undefined) return say("correction-letters", { text: at.form.slice(0, 80) });
  if (source === undefined || target === undefined)
    return say("correction-unnamed", { text: (source === undefined ? change.source : change.target).form });
  const start = normalAt(text.normal, begin);
  const end = normalAt(text.normal, begin + (at.end - at.start));
  const is = (chain: number, other: number): boolean =>
    chain === other || (entityOf[chain]! >= 0 && entityOf[chain] === entityOf[other]);
  const isIt = (one: Statement): boolean =>
    one.relation === relation &&
    one.start < end &&
    one.end > start &&
    ((is(one.source, source) && is(one.target, target)) ||
      (is(one.source, target) && is(one.target, source)));
  const others = text.statements.filter((one) => !isIt(one));
  if (verdict === "reject") return others;
  const [from, to] = verdict === "turn" ? [target, source] : [source, target];
  const known = text.statements.find(isIt);
  const chunk = known?.chunk ?? chunkAt(text, start);
  if (chunk < 0) return say("correction-outside", { text: at.form.slice(0, 80) });
  const stated = known ?? { relation, chunk, start, end, engine: "person", rule: "stated by hand" };
  const made: Statement = { ...stated, source: from, target: to, confidence: 1, byHand: verdict };
  return [...others, made].sort((a, b) => a.start - b.start);
}

/** The chain of who is named at a place. */
function chainAt(text: RelatedText, place: Place): number | undefined {
  const start = place.work === text.work.id ? locate(text.work, place) : undefined;
  if (start === undefined) return undefined;
  const at = mentionAt(text, text.mentions, { ...place, start, end: start + place.end - place.start });
  return at < 0 ? undefined : text.of[at];
}
