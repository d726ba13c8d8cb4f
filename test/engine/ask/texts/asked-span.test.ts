/** What a question asks for, as a stretch of a text could be it. */
import { expect, test } from "vitest";
import { askedSpan } from "../../../../src/main/engine/ask/texts/spans/asked-span";

test.each([
  ["Cine l-a omorât pe Lavrente?", "person", "subject", ""],
  ["Pe cine iubește Dan?", "person", "object", ""],
  ["Whom does Dan love?", "person", "object", ""],
  ["Cu cine a plecat Ana?", "person", "other", "cu"],
  ["De la cine a luat bani?", "person", "other", "de la"],
  ["Who did Ana travel with?", "person", "other", "with"],
  ["Who was the wife of Ion?", "person", "other", ""],
  ["Who was dismissed in April?", "person", "subject", ""],
  ["Cui i-a lăsat moșia?", "person", "dative", ""],
  ["Unde s-a dus Ana?", "place", "other", ""],
  ["În ce an a venit ciuma?", "time", "other", "in"],
  ["When was the mill founded?", "time", "other", ""],
  ["How many workers are there?", "number", "other", ""],
  ["Ce i-a dat lupul?", "thing", "object", ""],
  ["What did Mary drink?", "thing", "object", ""],
  ["De ce a plecat Ana?", "cause", "other", "de"],
  ["Cum o chema pe soția lui?", "name", "other", ""],
])("%s", (question, kind, role, preposition) => {
  expect(askedSpan(question)).toMatchObject({ kind, role, preposition });
});

test.each(["Did Ana leave?", "A plecat Ana?", "Cum a plecat Ana?"])("%s asks for no stretch", (question) => {
  expect(askedSpan(question)).toBeUndefined();
});
