/** A passage that only says the question again answers nothing. */
import { expect, test } from "vitest";
import { quotedNeeds, type QuotedPassage } from "../../../../src/main/engine/ask/texts/quoted-needs";

const ANN = { start: 0, end: 3, entity: "ann", type: "Character" };
const passage = (letters: string, told: string, more: Partial<QuotedPassage> = {}): QuotedPassage => ({
  ...{
    letters,
    before: letters.slice(0, letters.indexOf(told)),
    others: [],
    near: 1,
    asked: [],
    language: "en",
  },
  ...more,
});

test.each([
  ["Who cut the tree?", passage("One night in October the tree was cut down.", "cut")],
  [
    "Who killed the dragon?",
    passage("Ann boasted that she had killed the dragon.", "killed", { others: [ANN] }),
  ],
  [
    "Cine a ucis zmeul?",
    passage("Spânul s-a lăudat că el a ucis zmeul.", "ucis", { others: [ANN], language: "ro" }),
  ],
  ["Câți ani are Dan?", passage("Dan l-a scris acum doi ani.", "ani", { language: "ro" })],
  ["What was the parrot called?", passage("She says: “Grandma, tell me of the parrot.”", "parrot")],
  [
    "Ce vârstă are Dan?",
    passage("Îi plăcuse în ultimii ani. Ea lucra la el de șase ani.", "ani", { language: "ro", near: 0.7 }),
  ],
  ["When did Ann leave?", passage("Ann left with her sister.", "left")],
  ["Did Ann marry Ben?", passage("Ann wept. They were married.", "married", { near: 0.7 })],
])("%s is not answered by %o", (question, letters) => {
  expect(quotedNeeds(question, [], question.startsWith("Did") ? "boolean" : "list")(letters)).toBe(false);
});

test.each([
  ["Who cut the tree?", passage("One night Ann cut the tree.", "cut", { others: [ANN] })],
  ["Who gave her the ladder?", passage("I gave her the ladder.", "gave")],
  ["Who mended the boots?", passage("A tailor mended the boots.", "mended")],
  ["Who boasted?", passage("Ann boasted that she had killed it.", "killed", { others: [ANN] })],
  ["Câți ani are Dan?", passage("Dan avea șaptesprezece ani.", "ani", { language: "ro" })],
  ["When did Ann leave?", passage("Ann left in May 1810.", "left")],
])("%s is answered by %o", (question, letters) => {
  expect(quotedNeeds(question, [], "list")(letters)).toBe(true);
});
