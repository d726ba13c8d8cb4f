/** Answers a question to one table where words of it are heard and not known. */
import { message } from "../../../../../../shared/sentences/sentences";
import { computeRows } from "../../../execute/rows/compute-rows";
import { Unread } from "../../../execute/world";
import type { Named } from "../../find-mentions";
import { matcherOf } from "../../matched/read-by-matcher";
import type { AskedUnnamed } from "../../readings/other-readings";
import { unaskedIn } from "../../refusals/unasked";
import { told, type Understood } from "../../understood";
import { withGuess } from "../row-guess";
import type { RowReading } from "../row-reading";
import { worldOf } from "../row-world";
import { composeRows } from "./compose-rows";
import { RowHearing } from "./row-hearing";

/** The answer where words are heard and not known: never told as whole. Unread where some play no part; undefined without a matcher, and of several tables. */
export async function answerComposed(
  reading: RowReading,
  named: readonly Named[],
  asked: AskedUnnamed,
): Promise<Understood | Unread | undefined> {
  const { question, pack, params, ports } = asked;
  const matcher = await matcherOf(ports);
  const [table] = reading.tables;
  if (!matcher || !table || reading.tables.length > 1) return undefined;
  const parts = { tokens: reading.tokens, named, pack };
  const world = worldOf({ ask: { as: "rows" } }, reading, named, asked);
  const heardIn = { ...world, parts: { ...world.parts, ...parts } };
  const found = await composeRows(reading, new RowHearing(question, heardIn, matcher, table.columns));
  if (!found || unaskedIn(question, heardIn)) return unreadIn(reading);
  const own = worldOf(found.read, reading, named, asked);
  const { guesses, read } = found;
  const computed = computeRows(read, params.closedWorld);
  const isNothing = computed.answers.length === 0 && !computed.values?.length && computed.value === undefined;
  if (isNothing) return unreadIn(reading);
  const said = guesses.map(({ words, as }) => message("matched", { words, relation: as }));
  const noun = guesses.length > 0 ? [] : withGuess({ ...read, isGuess: true }, computed).said;
  return told(question, pack, own, {
    ...computed,
    complete: false,
    said: [...computed.said, ...said, ...noun.slice(computed.said.length)],
  });
}

/** The words that play no part; where all do, those that are not read, else all. */
function unreadIn(reading: RowReading): Unread {
  const unused = reading.tokens.filter((token) => !reading.isUsed(token));
  const left = [reading.left(), unused, reading.tokens].find(({ length }) => length > 0)!;
  return new Unread(left, "words");
}
