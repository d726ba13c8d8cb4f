/** What somebody is, by the noun beside the name. */
import { expect, test } from "vitest";
import { tagEnglish } from "../../../../src/main/engine/ask/texts/spans/english-words";
import { spanTokens, type TagWords } from "../../../../src/main/engine/ask/texts/spans/span-tokens";
import { nounsBeside } from "../../../../src/main/engine/ask/texts/trade-nouns";

const NOT_NOUNS: Readonly<Record<string, string>> = {
  un: "DET",
  se: "PRON",
  numea: "VERB",
  era: "AUX",
  lui: "DET",
};
const tagRomanian: TagWords = (texts) =>
  texts
    .map((text) => (/^\p{Lu}/u.test(text) ? "PROPN" : (NOT_NOUNS[text] ?? "NOUN")))
    .map((upos, at) => (at === 0 && /ul$/.test(texts[0]!) ? "NOUN" : upos));

function trades(text: string, name: string, language: "en" | "ro"): string[] {
  const tokens = spanTokens(text, 0, text.length, language === "en" ? tagEnglish : tagRomanian);
  const start = text.indexOf(name);
  return nounsBeside(tokens, { start, end: start + name.length }, language).map(({ text: noun }) => noun);
}

test.each([
  ["He promised the schoolmaster, Peter Louttit.", "Peter Louttit", "schoolmaster"],
  ["Septimus Oakley, a rich dealer in books, died.", "Septimus Oakley", "dealer"],
  ["The curate, Mr. Dacre, slept.", "Dacre", "curate"],
])("%s", (text, name, trade) => {
  expect(trades(text, name, "en")).toContain(trade);
});

test.each([
  ["Acarul se numea Onofrei.", "Onofrei", "Acarul"],
  ["Dincă, un croitor sărac, cosea.", "Dincă", "croitor"],
  ["Nae Ciupală, avocat.", "Nae Ciupală", "avocat"],
  ["Preotul Iordache plecă.", "Preotul Iordache", "Preotul"],
])("%s", (text, name, trade) => {
  expect(trades(text, name, "ro")).toContain(trade);
});

test.each([
  ["Dan, fratele lui Ion, plecă.", "Dan", "ro"],
  ["Then Peter Louttit wept.", "Peter Louttit", "en"],
  ["The ghost frightened Ann.", "Ann", "en"],
  ["Asta o înțelegea Bandi.", "Bandi", "ro"],
  ["Hubăr, un vienez harnic, tăcea.", "Hubăr", "ro"],
] as const)("%s says nothing of what %s is", (text, name, language) => {
  expect(trades(text, name, language)).toStrictEqual([]);
});
