/** Where no relation answers a question, its texts may: by the noun beside a name, by what they tell most often, by a stretch of a sentence, by a sentence. */
import type { Computed, Unread, World } from "../execute/world";
import type { Ports } from "../stage";
import { countedAnswer } from "./counted-answer";
import { quotedAnswer } from "./quoted-answer";
import { readAnswer } from "./read-answer";
import { tradeTold } from "./told-trade";

/** The surest way of these that answers; undefined where none does. Throws what the store and the tagger throw. */
export async function answerInTexts(
  question: string,
  unread: Unread,
  world: World,
  ports: Ports,
): Promise<Computed | undefined> {
  return (
    (await tradeTold(question, world, ports)) ??
    (await countedAnswer(unread, { ...world, ports })) ??
    (await readAnswer(question, unread, world, ports)) ??
    (await quotedAnswer(question, unread, world, ports))
  );
}
