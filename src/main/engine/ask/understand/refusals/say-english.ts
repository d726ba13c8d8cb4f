/** Questions that a graph can be asked, in English, by what its relations are called; whoever offers one tries it first. */
import { fold } from "../../../../../shared/fold";
import { bareVerb } from "../../../../../shared/relation-words";

/** A relation from a name, along its edges or against them, and what most things at its other end are. */
export interface Told {
  readonly words: string;
  readonly backward: boolean;
  readonly kind: string;
}

/** What is asked along a relation and against it; `{}` stands for the name. */
const SAYINGS: Readonly<Record<string, readonly [along: string, against: string]>> = {
  "directed by": ["Who directed {}?", "Which films did {} direct?"],
  "written by": ["Who wrote {}?", "What did {} write?"],
  "starred actors": ["Who starred in {}?", "Which films did {} star in?"],
  "release year": ["When was {} released?", "Which films were released in {}?"],
  "has genre": ["What genre is {}?", "Which films have the genre {}?"],
  "in language": ["What language is {} in?", "Which films are in the language {}?"],
  "has tags": ["What tags does {} have?", "Which films have the tag {}?"],
  "appears in": ["In which chapters does {} appear?", "Who appears in {}?"],
  "co occurs with": ["Who does {} appear with?", "Who does {} appear with?"],
  "interacts with": ["Who does {} interact with?", "Who interacts with {}?"],
  "manifestation of": ["What is {} a manifestation of?", "What are the manifestations of {}?"],
  "married to": ["Who is {} married to?", "Who is {} married to?"],
  associates: ["What is {} associated with?", "What is associated with {}?"],
  localizes: ["Where does {} localize?", "What localizes to {}?"],
  presents: ["Which symptoms does {} present?", "What presents {}?"],
  loves: ["Who does {} love?", "Who loves {}?"],
};

/** A participle and its preposition: "directed by", "located in", "positively correlated with". */
const PARTICIPLE = /^(?:\w+ly )?\w*(?:ed|en) (?:by|in|on|at|to|from|for|with|of)$/;
/** What a thing is: "part of", "in taxon". */
const BEING = /^(?:part of|similar to|capable of|related to|married to)$/;
/** A verb of the third person, an adverb before it: "treats", "positively regulates", "decreases activity of". */
const VERB = /^(\w+ly )?(\w*[^\Wsu]s)( .+)?$/;
/** Neither a verb nor a participle: what a thing has ("release year"). */
const NOUN = /^(?!has\b|is\b|\w+ly\b)[a-z]*[^s\W](?<!ed|en)( [a-z]+)*(?<! (by|in|of|to|with))$/;
/** What only other languages have in their words. */
const FOREIGN = /[^\x20-\x7e]|\b(?:lui|din|pe|cu|la|de|de la|se)\b/;

/** The question of a relation's end; undefined where English has no good words for it. */
export function askedInEnglish({ words, backward, kind }: Told, name: string): string | undefined {
  const named = `“${name}”`;
  const saying = SAYINGS[fold(words)]?.[backward ? 1 : 0];
  if (saying) return saying.replace("{}", () => named);
  if (FOREIGN.test(words)) return undefined;
  const which = kind === "" ? "What" : `Which ${kind}`;
  if (PARTICIPLE.test(words) || BEING.test(words))
    return backward ? `${which} is ${words} ${named}?` : `${which} is ${named} ${words}?`;
  if (/^has \w/.test(words)) {
    const had = words.slice("has ".length);
    return backward ? `${which} has the ${had} ${named}?` : `What ${had} does ${named} have?`;
  }
  const [, adverb = "", verb, rest = ""] = VERB.exec(words) ?? [];
  if (verb) {
    const object = rest.replace(/^ (\w+) of$/, " the $1 of");
    return backward
      ? `${which} ${adverb}${verb}${object} ${named}?`
      : `${which} does ${named} ${adverb}${bareVerb(verb)}${object}?`;
  }
  if (/^\w+ of$/.test(words))
    return backward ? `${which} is a ${words} ${named}?` : `${which} is ${named} a ${words}?`;
  if (!NOUN.test(words)) return undefined;
  return backward ? `${which} has the ${words} ${named}?` : `What is the ${words} of ${named}?`;
}
