/** The same plain lookup as hasty people type it: in lower case, and with a typo in every word. */
import { createHash } from "node:crypto";

const NEIGHBOURS = {
  ...{
    a: "s",
    b: "v",
    c: "x",
    d: "f",
    e: "r",
    f: "g",
    g: "h",
    h: "j",
    i: "o",
    j: "k",
    k: "l",
    l: "k",
    m: "n",
  },
  ...{
    n: "m",
    o: "p",
    p: "o",
    q: "w",
    r: "t",
    s: "d",
    t: "y",
    u: "i",
    v: "b",
    w: "e",
    x: "c",
    y: "u",
    z: "x",
  },
};
/** Shorter words are rarely mistyped, and often another word then. */
const SHORTEST = 4;

/** One slip in each word of four letters or more, never in its first letter; the same text gives the same slips. */
export function withTypos(text) {
  return text.replace(/\p{L}+/gu, (word, at) =>
    word.length < SHORTEST ? word : slip(word, numberOf(`${text} ${at}`)),
  );
}

/** A number that only the text decides. */
export function numberOf(text) {
  return createHash("sha256").update(text).digest().readUInt32BE(0);
}

function slip(word, number) {
  const letters = [...word];
  const at = 1 + (number % (letters.length - 2));
  const kind = Math.floor(number / 1000) % 4;
  if (kind === 0) [letters[at], letters[at + 1]] = [letters[at + 1], letters[at]];
  else if (kind === 1) letters.splice(at, 1);
  else if (kind === 2) letters.splice(at, 0, letters[at]);
  else letters[at] = NEIGHBOURS[letters[at].toLowerCase()] ?? letters[at].repeat(2);
  const slipped = letters.join("");
  // Two equal letters changed places.
  return slipped === word ? word.slice(0, -1) : slipped;
}
