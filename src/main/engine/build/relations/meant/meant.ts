/** Follows who is spoken of through the sentences of a text, and says who is meant where no name stands. */
import type { LanguagePack } from "../../language/pack";
import type { MeantPlace, Sentence, SentenceMention } from "../sentence";
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

  /** What the words outside quotations mean: mentions of whom they surely do, and all places with their choices. Sentences come in order; those that somebody speaks are left out. */
  read(sentence: Sentence, isQuoted: boolean): MeantIn {
    const { keys, mentions } = sentence;
    const sites = sitesOf(sentence, this.pack, (stem) => this.people.isTakenUp(stem));
    const quotes = quotedPlaces(keys, isQuoted);
    const found: { mentions: SentenceMention[]; places: MeantPlace[] } = { mentions: [], places: [] };
    let next = 0;
    for (const mention of [...mentions, undefined]) {
      for (; next < sites.length && sites[next]!.first < (mention?.first ?? Infinity); next++) {
        const place = quotes[sites[next]!.first] ? undefined : this.take(sentence, sites[next]!);
        if (!place) continue;
        found.places.push(place);
        const one = surelyMeant(place);
        if (one) found.mentions.push(one);
      }
      if (mention?.type === "PER" && !quotes[mention.first]) this.people.name(sentence, mention, this.pack);
    }
    return found;
  }

  /** Notes who is told to speak. */
  hear(sentence: Sentence, speaker: SentenceMention): void {
    this.people.name(sentence, speaker, this.pack);
  }

  private take(sentence: Sentence, site: Site): MeantPlace | undefined {
    const choices = choicesOf(sentence, site, this.people, this.pack);
    if (choices.length < 2) return undefined;
    const { at, shares } = this.choose(choices, site, sentence);
    const person = choices[at]!.person;
    const { first, end, kind, word } = site;
    const found = choices.flatMap(({ person: one }, place) =>
      one ? [{ who: standingAt(site, one.mention, one.gender), share: shares?.[place] ?? 0 }] : [],
    );
    // What was known of a person before this place: meaning them adds to it.
    if (person) this.people.mean(sentence, site, person);
    return { first, end, kind, word, choices: found };
  }
}

/** Whom a place means, where the model is sure enough. */
function surelyMeant({ choices }: MeantPlace): SentenceMention | undefined {
  return choices.find(({ share }) => share >= BELIEVED)?.who;
}

function standingAt(
  { first, end, kind }: Site,
  { chain, isFeminine }: SentenceMention,
  gender: "f" | "m" | undefined,
): SentenceMention {
  const isOblique = kind === "owner";
  return { first, end, chain, type: "PER", isOblique, isFeminine, gender, isPronoun: true };
}

export interface MeantIn {
  readonly mentions: readonly SentenceMention[];
  readonly places: readonly MeantPlace[];
}

function quotedPlaces(keys: readonly string[], isQuoted: boolean): boolean[] {
  let quoted = isQuoted;
  return keys.map((key) => {
    if (key === '"') quoted = !quoted;
    return quoted;
  });
}
