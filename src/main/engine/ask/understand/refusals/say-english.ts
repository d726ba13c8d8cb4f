/** Questions that a graph can be asked, in English, by what its relations are called; whoever offers one tries it first. */
import { fold } from "../../../../../shared/fold";
import { isPersonWord } from "../../../../../shared/languages/person-words";
import { bareVerb } from "../../../../../shared/relation-words";

/** A relation from a name, along its edges or against them, and what most things at its other end are. */
export interface Told {
  readonly words: string;
  readonly backward: boolean;
  readonly kind: string;
  /** Whether what it leads to is a point in time. */
  readonly isTime?: boolean;
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
/** What stands before a participle, which need not end in "-ed". */
const HELPED = /^(?:is|was|are|were|has been) (?=\w+(?:ed|en) |\w+ (?:by|in|on|at|to|from|for|with)$)/;
/** What a thing is: "part of", "in taxon". */
const BEING = /^(?:part of|similar to|capable of|related to|married to)$/;
/** A verb of the third person, an adverb before it: "treats", "positively regulates", "decreases activity of". */
const VERB = /^(\w+ly )?([\w-]*[^\Wsui]s)( .+)?$/;
/** What a thing does not: "does not treat", "does not have side effect". */
const DENIED = /^does not ([\w-]+)( .+)?$/;
/** Neither a verb nor a participle: what a thing has ("release year"). */
const NOUN = /^(?!has\b|is\b|\w+ly\b)[a-z]*[^s\W](?<!ed|en)( [a-z]+)*(?<! (by|in|of|to|with))$/;
/** What only other languages have in their words. */
const FOREIGN = /[^\x20-\x7e]|\b(?:lui|din|pe|cu|la|de|de la|se)\b/;

/** What somebody did that nothing is done to: "sailed with", not "associated with". */
const WENT =
  /^(sail|liv|work|play|fought|fight|serv|travell|travel|compet|collaborat|studi|stay|appear|di|perform|train|debat|danc|sing)(?:ed)? (with|in|at|for|on|against|from)$/;
/** What persons do: who did it is asked, where the graph does not say what it leads to. */
const BY_SOMEBODY =
  /^(?:kill|murder|writ|direct|compos|paint|invent|found|discover|decid|design|own|taught|teach|led|lead|maintain|edit|translat|sung|sculpt|prov|coin)\w* by$/;
/** "overturned": what was done to the other end. */
const DID = /^\w{3,}ed$/;

/** The question of a relation's end; undefined where English has no good words for it. */
export function askedInEnglish({ words: called, backward, kind }: Told, name: string): string | undefined {
  const named = `“${name}”`;
  const saying = SAYINGS[fold(called)]?.[backward ? 1 : 0];
  if (saying) return saying.replace("{}", () => named);
  if (FOREIGN.test(called)) return undefined;
  // "is expressed in", "was slain by": the question says "is" by itself.
  const words = called.replace(HELPED, "");
  const isDone = words !== called && !/ of$/.test(words);
  const other = kind === "" ? "What" : isPersonWord(kind) ? "Who" : `Which ${kind}`;
  const which = kind === "" && !backward && BY_SOMEBODY.test(words) ? "Who" : other;
  const denied = DENIED.exec(words);
  if (denied) return askedOfDenied(denied, which, backward, named);
  const [, went, beside] = WENT.exec(words) ?? [];
  if (went && beside)
    return backward ? `${which} ${words} ${named}?` : wentWhere(words, beside, which, named);
  if (which === "Who" && kind === "" && /^(?!maintain|own|led)/.test(words))
    return `Who was ${named} ${words}?`;
  if (isDone || PARTICIPLE.test(words) || BEING.test(words))
    return backward ? `${which} is ${words} ${named}?` : `${which} is ${named} ${words}?`;
  if (/^has \w/.test(words)) {
    const had = words.slice("has ".length);
    return backward ? `${which} has the ${had} ${named}?` : `What ${had} does ${named} have?`;
  }
  const [, adverb = "", verb, rest = ""] = VERB.exec(words) ?? [];
  if (verb) {
    const object = withArticle(rest);
    return backward
      ? `${which} ${adverb}${verb}${object} ${named}?`
      : `${which} does ${named} ${adverb}${bareVerb(verb)}${object}?`;
  }
  const plain = DONE[words];
  if (plain) return backward ? `${which} ${words} ${named}?` : `${which} did ${named} ${plain}?`;
  if (DID.test(words)) return backward ? `${which} ${words} ${named}?` : `${which} was ${words} by ${named}?`;
  if (/^\w+ of$/.test(words))
    return backward ? `${which} is a ${words} ${named}?` : `${which} is ${named} a ${words}?`;
  if (!NOUN.test(words)) return undefined;
  return backward ? `${which} has the ${words} ${named}?` : `What is the ${words} of ${named}?`;
}

/** "does not treat" → "Which disease does A not treat?", "does not have side effect" → "What side effect does A not have?" */
function askedOfDenied(
  [, verb, rest = ""]: RegExpExecArray,
  which: string,
  backward: boolean,
  named: string,
) {
  if (verb === "have" && rest !== "")
    return backward ? `${which} does not have the${rest} ${named}?` : `What${rest} does ${named} not have?`;
  const object = withArticle(rest);
  return backward
    ? `${which} does not ${verb}${object} ${named}?`
    : `${which} does ${named} not ${verb}${object}?`;
}

/** " activity of" → " the activity of". */
const withArticle = (rest: string): string => rest.replace(/^ (\w+) of$/, " the $1 of");

/** "sailed with" → "Who did A sail with?" with somebody, "What did A sail on?" otherwise. */
function wentWhere(words: string, beside: string, which: string, named: string): string {
  const [past = ""] = words.split(" ");
  const verb = BARE[past] ?? past.replace(/ed$/, "");
  const asked = which === "What" && beside === "with" ? "Who" : which;
  return `${asked} did ${named} ${verb} ${beside}?`;
}

/** What was done to the other end, where no ending tells it. */
const DONE: Readonly<Record<string, string>> = {
  ...{
    beat: "beat",
    won: "win",
    lost: "lose",
    wrote: "write",
    made: "make",
    met: "meet",
    led: "lead",
    built: "build",
  },
  ...{
    drew: "draw",
    saw: "see",
    knew: "know",
    taught: "teach",
    bought: "buy",
    sold: "sell",
    fought: "fight",
  },
  ...{ found: "find", held: "hold", kept: "keep", left: "leave", sang: "sing", stole: "steal", told: "tell" },
  ...{ took: "take", wore: "wear", caught: "catch", chose: "choose", gave: "give", ate: "eat", sent: "send" },
};

/** Bare forms that no ending tells. */
const BARE: Readonly<Record<string, string>> = {
  ...{ lived: "live", served: "serve", died: "die", competed: "compete", collaborated: "collaborate" },
  ...{ studied: "study", debated: "debate", danced: "dance", travelled: "travel", fought: "fight" },
};
