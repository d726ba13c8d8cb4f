/** What rules have to know of a language; every list holds folded words. */
import type { ExtractedRelation } from "../../../../shared/texts/build";

/** A case ending and what the base form has in its place. */
export interface Ending {
  readonly ending: string;
  readonly bases: readonly string[];
  /** "genitive -ei", for the reason of a merge. */
  readonly words: `${"genitive" | "vocative" | "article" | "old spelling"} ${string}`;
  /** Whether so many other words end alike that the base must be the commoner form. */
  readonly isWeak: boolean;
}

/** One way of saying a relation. */
export interface Pattern {
  readonly relation: string;
  /** Folded forms of the verb or noun that says it, as one expression over a whole word. */
  readonly word: RegExp;
  /** What must stand before the second name: a preposition, the accusative's "pe", a dative's "lui"; "" for nothing. */
  readonly before: readonly string[];
  readonly rule: string;
  readonly confidence: number;
  /** Right behind the second name, behind a preposition, it makes less of what the verb says: shot "in the shoulder". */
  readonly lessIn?: ReadonlySet<string>;
}

export interface LanguagePack {
  readonly code: "ro" | "en";
  /** The shipped tagger of names that reads it. */
  readonly tagger: string;
  /** Whether a capital inside a sentence makes a name though that tagger passed it over: one trained on news misses much in novels. */
  readonly guessesNames: boolean;
  /** Before a name and no part of it: domnul, popa, Mr. */
  readonly titles: ReadonlySet<string>;
  /** Of those, the titles of women. */
  readonly femaleTitles: ReadonlySet<string>;
  /** Of those, the titles of women who are not married. */
  readonly maidTitles: ReadonlySet<string>;
  /** Pronouns that are said of a woman alone, and of a man alone; empty where they agree with something else. */
  readonly pronouns: { readonly women: ReadonlySet<string>; readonly men: ReadonlySet<string> };
  /** Pronouns by which somebody named before does something, and those by which something is done to them alone. */
  readonly standing: Readonly<Record<"women" | "men" | "objects", ReadonlySet<string>>>;
  /** Nouns by which narration goes on about somebody named before: "fata", "the old man". */
  readonly takingUp: Readonly<Record<"women" | "men", ReadonlySet<string>>>;
  /** Given names of women by their ending; undefined where names do not show it. */
  readonly feminine: RegExp | undefined;
  /** Nouns and adjectives that a man's name follows, by their ending: "bătrânul"; undefined where none show it. */
  readonly masculine: RegExp | undefined;
  /** Never an entity by themselves. */
  readonly stopNames: ReadonlySet<string>;
  /** Forms of address, "Măria ta", and the possessives that make them such. */
  readonly honours: { readonly words: ReadonlySet<string>; readonly of: ReadonlySet<string> };
  /** Days and months: never part of a name at its edge. */
  readonly calendar: ReadonlySet<string>;
  /** Small words inside names: "Ștefan cel Mare", "Charles de Gaulle". */
  readonly particles: ReadonlySet<string>;
  /** Endings of nouns that name no person and no place, whatever their capital: "Rațiunea". */
  readonly abstract: RegExp;
  /** A common noun with its article, "Revizorul": with a capital it is a title, unless it is somebody's surname. */
  readonly articled: RegExp;
  readonly endings: readonly Ending[];
  /** Endings of the article: with one of them a listed word is listed. */
  readonly articles: readonly string[];
  /** Prepositions that a place follows, and hardly ever a person. */
  readonly placePrepositions: ReadonlySet<string>;
  /** Words that a person follows: "lui", titles apart. */
  readonly personWords: ReadonlySet<string>;
  /** What stands before whom something is done to, where a case does not tell: "pe"; and articles that bring somebody in: "o soră". */
  readonly objectMarks: ReadonlySet<string>;
  readonly indefinite: ReadonlySet<string>;
  /** Nouns that end the name of a place: "Ashcombe Priory"; none where they stand before it. */
  readonly placeHeads: ReadonlySet<string>;
  /** Nouns that a place's name follows ("orașul Siret"), and a person's ("țiganca Monda"). */
  readonly placeNouns: ReadonlySet<string>;
  readonly personNouns: ReadonlySet<string>;
  /** Peoples and inhabitants: with a capital, but no names. */
  readonly peoples: RegExp;
  /** Verbs of saying, as one expression. */
  readonly speech: RegExp;
  /** Words that turn a statement into its opposite or into something only thought of. */
  readonly negations: ReadonlySet<string>;
  readonly unreal: ReadonlySet<string>;
  /** Before a verb in the subjunctive it is short for "să"; before one of its auxiliaries only reflexive. */
  readonly contracted: { readonly word: string; readonly reflexiveBefore: ReadonlySet<string> } | undefined;
  readonly motion: RegExp;
  readonly towards: ReadonlySet<string>;
  readonly within: ReadonlySet<string>;
  /** Joins a name to the place it is of: "Vlad din Lipova". */
  readonly of: ReadonlySet<string>;
  readonly stay: RegExp;
  /** "acolo", "there": the place named before. */
  readonly there: ReadonlySet<string>;
  readonly patterns: readonly Pattern[];
  /** Participles that say a relation of whom stands behind one of `agents`, where one of `passiveVerbs` stands before them. */
  readonly passives: readonly { readonly relation: string; readonly word: RegExp }[];
  /** Endings of a participle in the masculine. */
  readonly participle: RegExp;
  readonly passiveVerbs: ReadonlySet<string>;
  readonly agents: ReadonlySet<string>;
  /** By whose weapon or hand somebody dies: "străpuns de iataganul Ruxandei"; and killing told in passing: "omorându-l". */
  readonly weapons: ReadonlySet<string>;
  readonly killing: RegExp;
  /** Becoming husband and wife; taking somebody "de nevastă". */
  readonly weds: RegExp;
  readonly takesAsSpouse: { readonly verb: RegExp; readonly as: readonly RegExp[] };
  /** What two do to one another: "Mara și Persida se certau". */
  readonly mutual: readonly {
    readonly relation: ExtractedRelation;
    readonly word: RegExp;
    /** Whether a reflexive must stand before it: "s-au certat". */
    readonly isReflexive?: true;
  }[];
  /** Nouns of kin: "fiica Marei", "fratele lui Trică"; the relation and which way it points. */
  readonly kin: readonly {
    readonly word: RegExp;
    readonly relation: ExtractedRelation;
    /** Whether the relation goes out from whom the noun belongs to: "mama lui Ion", "robul lui Ion". */
    readonly isParent: boolean;
    /** Whether it holds both ways, of a relation that otherwise has one: "ibovnica lui Ion". */
    readonly isMutual?: true;
  }[];
  /** Of several: "feciorii Marei"; `isEqual` where they are it to one another: "frații Radu și Dan". */
  readonly kinPlurals: readonly (LanguagePack["kin"][number] & { readonly isEqual?: true })[];
  /** "Radu și Dan [erau] frați", "[had been old] friends": verbs of being, and what may stand with them. */
  readonly copulaPlural: ReadonlySet<string>;
  readonly withCopula: ReadonlySet<string>;
  /** Nouns of kin by which somebody has children: "avea o fată, Ana". */
  readonly children: RegExp;
  /** Which nouns of kin are said of women, and which of both. */
  readonly feminineKin: RegExp;
  readonly eitherKin: RegExp;
  readonly having: ReadonlySet<string>;
  /** Words beside a verb that say that who speaks does it: "am", "I". */
  readonly iMyself: ReadonlySet<string>;
  /** Words in a row by which one says that one has somebody: "am avut", "I had". */
  readonly iHave: readonly RegExp[];
  /** Between a noun of kin and its genitive: "fiica [cea mare a] lui Ion"; and before the noun: "[singura] fiică". */
  readonly qualities: ReadonlySet<string>;
  /** Genitives by their ending: "preotului"; none of them are nouns of kin, whose own genitive says somebody else ("fratele soției Anei"). */
  readonly genitive: RegExp;
  readonly kinGenitives: ReadonlySet<string>;
  /** Joins a noun to whom one is it with: "frate cu Ion", "măritată cu Ion". */
  readonly with: ReadonlySet<string>;
  readonly isWith: RegExp;
  /** Nouns of horses, ships and the like, that bear a name and an owner; verbs of having them. Land is a place, and OWNS leads to none. */
  readonly property: { readonly movables: RegExp; readonly had: RegExp };
  /** Words before somebody's name: "pe nume", "anume". */
  readonly naming: ReadonlySet<string>;
  readonly copula: ReadonlySet<string>;
  /** Nouns of what is between two: "dragostea lui Ion pentru Ana", "nunta lui Ion cu Ana". */
  readonly bonds: readonly {
    readonly relation: ExtractedRelation;
    readonly word: RegExp;
    readonly to: ReadonlySet<string>;
    /** Whether whom it is done by stands behind: "uciderea lui Ion de către Radu". */
    readonly isDone?: true;
  }[];
  /** "dragostea [dintre] Ion și Ana"; verbs by which one has a feeling; what ties such a verb to its noun: "iubirea [pe care o] avea Ion". */
  readonly between: ReadonlySet<string>;
  readonly feeling: RegExp;
  readonly relative: ReadonlySet<string>;
  /** What one says of oneself and another: words in a row, and what stands before the name. */
  readonly firstPerson: readonly {
    readonly relation: ExtractedRelation;
    readonly words: readonly RegExp[];
    readonly before: string;
  }[];
  /** Verbs of killing that tell it as done, and pronouns for whom it is done to. */
  readonly kills: RegExp;
  readonly objects: { readonly men: ReadonlySet<string>; readonly women: ReadonlySet<string> };
  /** Words that open a sentence by telling when or where. */
  readonly settings: RegExp;
  /** Conjunctions behind which the subject stays the same. */
  readonly joints: ReadonlySet<string>;
  /** Conjunctions of contrast and reason behind which it stays the same where the verb follows at once: "căci ura pe Dinu". */
  readonly contrasts: ReadonlySet<string>;
  /** What belongs to a verb and may stand between it and its subject or conjunction: auxiliaries, pronouns, short adverbs. */
  readonly light: ReadonlySet<string>;
  /** Words that join two names, and are part of neither. */
  readonly joins: ReadonlySet<string>;
  /** "sa", "her": kin of somebody named before; a woman's alone, a man's alone. */
  readonly own: ReadonlySet<string>;
  readonly hers: ReadonlySet<string>;
  readonly his: ReadonlySet<string>;
  /** "mea", "my": kin of whoever speaks. */
  readonly mine: ReadonlySet<string>;
  /** Pronouns for whoever speaks, to whom somebody is something: "mi-a fost prieten". */
  readonly toMe: ReadonlySet<string>;
  /** "lor", "their": kin of two named before. */
  readonly theirs: ReadonlySet<string>;
  /** Kin whom who tells a story calls so, without a possessive: "Tata, Ion, …". */
  readonly nearestKin: RegExp;
  /** Whether those stand before the noun ("her sister"), and a genitive too ("Darcy's sister"); else behind it ("sora ei"). */
  readonly ownFirst: boolean;
  /** The words before one’s own name: "my name is". */
  readonly selfNaming: RegExp;
  /** The first word of how a letter is signed: "Your affectionate sister, …". */
  readonly signing: RegExp;
  readonly possessive: ReadonlySet<string>;
}
