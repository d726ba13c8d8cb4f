/** Follows who is spoken of through the sentences of a text, and says who is meant where no name stands. */
import type { LanguagePack } from "../../language/pack";
import type { Sentence, SentenceMention } from "../sentence";
import { choicesOf, type Choice } from "./meant-features";
import type { Chosen } from "./meant-model";
import { People } from "./people";
import { sitesOf, type Site } from "./sites";

export type Choose = (choices: readonly Choice[], site: Site, sentence: Sentence) => Chosen;

/** From this share on somebody is taken for meant: 86 of 100 were right on passages left out of learning. */
const BELIEVED = 0.8;

export class Meant {
  private readonly people = new People();
  constructor(
    private readonly pack: LanguagePack,
    private readonly choose: Choose,
  ) {}

  /** Mentions of whom the words outside quotations mean. Sentences come in order; those that somebody speaks are left out. */
  read(sentence: Sentence, isQuoted: boolean): SentenceMention[] {
    const { keys, mentions } = sentence;
    const sites = sitesOf(sentence, this.pack, (stem) => this.people.isTakenUp(stem));
    const quotes = quotedPlaces(keys, isQuoted);
    const found: SentenceMention[] = [];
    let next = 0;
    for (const mention of [...mentions, undefined]) {
      for (; next < sites.length && sites[next]!.first < (mention?.first ?? Infinity); next++) {
        const one = quotes[sites[next]!.first] ? undefined : this.take(sentence, sites[next]!);
        if (one) found.push(one);
      }
      if (mention?.type === "PER" && !quotes[mention.first]) this.people.name(sentence, mention, this.pack);
    }
    return found;
  }

  private take(sentence: Sentence, site: Site): SentenceMention | undefined {
    const choices = choicesOf(sentence, site, this.people, this.pack);
    if (choices.length < 2) return undefined;
    const { at, p } = this.choose(choices, site, sentence);
    const person = choices[at]!.person;
    if (!person) return undefined;
    this.people.mean(sentence, site, person);
    if (p < BELIEVED) return undefined;
    const { first, end, kind } = site;
    const { chain, isFeminine, gender } = person.mention;
    return {
      first,
      end,
      chain,
      type: "PER",
      isOblique: kind === "owner",
      isFeminine,
      gender,
      isPronoun: true,
    };
  }
}

function quotedPlaces(keys: readonly string[], isQuoted: boolean): boolean[] {
  let quoted = isQuoted;
  return keys.map((key) => {
    if (key === '"') quoted = !quoted;
    return quoted;
  });
}
