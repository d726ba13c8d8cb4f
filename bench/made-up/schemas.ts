/** Schemas of made-up graphs in which things of different kinds share a name, and what can be asked of them. */

export interface Relation {
  /** In plain words; `styles.ts` writes it as other graphs would. */
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** Most targets of one source. */
  readonly most: number;
  /** Share of the sources that have a target of their own name. Things of one name are one node, so that this makes self-loops. */
  readonly namesakes?: number;
}

export interface Form {
  /** X is the topic, Y the second one of a question about two. */
  readonly text: string;
  /** Relations walked from X, those against their direction begin with "<". */
  readonly path: readonly string[];
  /** The same from Y: the answers are what both lead to. */
  readonly other?: readonly string[];
}

export interface Schema {
  readonly name: string;
  readonly domain: string;
  /** How many things of each kind; those of "mediator" have no name. */
  readonly kinds: Readonly<Record<string, number>>;
  readonly relations: readonly Relation[];
  readonly forms: readonly Form[];
}

const MUSIC: Schema = {
  name: "music",
  domain: "music",
  kinds: {
    album: 150,
    track: 400,
    person: 200,
    label: 30,
    city: 60,
    film: 100,
    book: 80,
    role: 150,
    mediator: 300,
  },
  relations: [
    { name: "tracks", from: "album", to: "track", most: 4, namesakes: 0.7 },
    { name: "composed by", from: "track", to: "person", most: 2 },
    { name: "recorded by", from: "album", to: "person", most: 1 },
    { name: "record label", from: "album", to: "label", most: 1 },
    { name: "place of birth", from: "person", to: "city", most: 1 },
    { name: "adapted from", from: "film", to: "book", most: 1, namesakes: 0.8 },
    { name: "author", from: "book", to: "person", most: 1 },
    { name: "directed by", from: "film", to: "person", most: 1 },
    { name: "soundtrack", from: "film", to: "album", most: 1, namesakes: 0.6 },
    { name: "performances", from: "film", to: "mediator", most: 3 },
    { name: "actor", from: "mediator", to: "person", most: 1 },
    { name: "role played", from: "mediator", to: "role", most: 1 },
  ],
  forms: [
    { text: "who composed the tracks of X?", path: ["tracks", "composed by"] },
    { text: "who is the author of the book that X is adapted from?", path: ["adapted from", "author"] },
    { text: "which record label released the soundtrack of X?", path: ["soundtrack", "record label"] },
    { text: "which tracks are on the soundtrack of X?", path: ["soundtrack", "tracks"] },
    { text: "what is the place of birth of the director of X?", path: ["directed by", "place of birth"] },
    { text: "which actors appear in X?", path: ["performances", "actor"] },
    { text: "which roles are played in X?", path: ["performances", "role played"] },
    {
      text: "who composed the tracks on the soundtrack of X?",
      path: ["soundtrack", "tracks", "composed by"],
    },
    {
      text: "what is the place of birth of the author of the book X was adapted from?",
      path: ["adapted from", "author", "place of birth"],
    },
    {
      text: "where were the composers of the tracks of X born?",
      path: ["tracks", "composed by", "place of birth"],
    },
    { text: "where were the actors in X born?", path: ["performances", "actor", "place of birth"] },
    {
      text: "which film directed by X has a soundtrack recorded by Y?",
      path: ["<directed by"],
      other: ["<recorded by", "<soundtrack"],
    },
    {
      text: "which composer of a track of X was born in Y?",
      path: ["tracks", "composed by"],
      other: ["<place of birth"],
    },
    {
      text: "which album on the record label X was recorded by Y?",
      path: ["<record label"],
      other: ["<recorded by"],
    },
  ],
};

const PLACES: Schema = {
  name: "places",
  domain: "location",
  kinds: { city: 200, region: 60, club: 120, person: 300, stadium: 120, country: 20, paper: 90, company: 60 },
  relations: [
    { name: "part of region", from: "city", to: "region", most: 1, namesakes: 0.3 },
    { name: "in country", from: "region", to: "country", most: 1, namesakes: 0.1 },
    { name: "football club", from: "city", to: "club", most: 2, namesakes: 0.7 },
    { name: "coached by", from: "club", to: "person", most: 1 },
    { name: "home ground", from: "club", to: "stadium", most: 1, namesakes: 0.3 },
    { name: "mayor", from: "city", to: "person", most: 1 },
    { name: "governor", from: "region", to: "person", most: 1 },
    { name: "newspaper", from: "city", to: "paper", most: 1, namesakes: 0.5 },
    { name: "editor", from: "paper", to: "person", most: 1 },
    { name: "owned by", from: "paper", to: "company", most: 1 },
    { name: "employer", from: "person", to: "company", most: 1 },
    { name: "twin town", from: "city", to: "city", most: 1 },
    { name: "architect", from: "stadium", to: "person", most: 1 },
  ],
  forms: [
    { text: "who coaches the football club of X?", path: ["football club", "coached by"] },
    { text: "what is the home ground of the football club of X?", path: ["football club", "home ground"] },
    { text: "who is the governor of the region X is part of?", path: ["part of region", "governor"] },
    { text: "which country does the region of X lie in?", path: ["part of region", "in country"] },
    { text: "who edits the newspaper of X?", path: ["newspaper", "editor"] },
    { text: "which company owns the newspaper of X?", path: ["newspaper", "owned by"] },
    { text: "who is the mayor of the twin town of X?", path: ["twin town", "mayor"] },
    { text: "which cities are in the same region as X?", path: ["part of region", "<part of region"] },
    {
      text: "who is the architect of the home ground of the football club of X?",
      path: ["football club", "home ground", "architect"],
    },
    { text: "who edits the newspaper of the twin town of X?", path: ["twin town", "newspaper", "editor"] },
    {
      text: "who coaches the football club of the twin town of X?",
      path: ["twin town", "football club", "coached by"],
    },
    {
      text: "which clubs play in cities of the region governed by X?",
      path: ["<governor", "<part of region", "football club"],
    },
    { text: "which city with the mayor X has the twin town Y?", path: ["<mayor"], other: ["<twin town"] },
    { text: "which newspaper edited by X is owned by Y?", path: ["<editor"], other: ["<owned by"] },
    {
      text: "which football club of X has the home ground Y?",
      path: ["football club"],
      other: ["<home ground"],
    },
  ],
};

/** Kept apart: not looked at until all else was chosen. */
const MAKERS: Schema = {
  name: "makers",
  domain: "business",
  kinds: {
    company: 120,
    product: 250,
    person: 250,
    city: 50,
    game: 120,
    series: 60,
    bridge: 40,
    award: 30,
    mediator: 250,
  },
  relations: [
    { name: "products", from: "company", to: "product", most: 3, namesakes: 0.6 },
    { name: "founded by", from: "company", to: "person", most: 2, namesakes: 0.2 },
    { name: "headquarters", from: "company", to: "city", most: 1 },
    { name: "designer", from: "product", to: "person", most: 1 },
    { name: "game series", from: "game", to: "series", most: 1, namesakes: 0.6 },
    { name: "publisher", from: "game", to: "company", most: 1 },
    { name: "created by", from: "series", to: "person", most: 1 },
    { name: "nationality", from: "person", to: "city", most: 1 },
    { name: "honours", from: "person", to: "mediator", most: 2 },
    { name: "award", from: "mediator", to: "award", most: 1 },
    { name: "spouse", from: "person", to: "person", most: 1 },
  ],
  forms: [
    { text: "who designed the products of X?", path: ["products", "designer"] },
    { text: "who created the game series X belongs to?", path: ["game series", "created by"] },
    { text: "what is the nationality of the founder of X?", path: ["founded by", "nationality"] },
    { text: "where is the headquarters of the publisher of X?", path: ["publisher", "headquarters"] },
    { text: "which products does the publisher of X make?", path: ["publisher", "products"] },
    { text: "which awards did X receive?", path: ["honours", "award"] },
    {
      text: "who is the spouse of the designer of the products of X?",
      path: ["products", "designer", "spouse"],
    },
    {
      text: "what is the nationality of the creator of the game series of X?",
      path: ["game series", "created by", "nationality"],
    },
    { text: "who designed the products of the publisher of X?", path: ["publisher", "products", "designer"] },
    { text: "which awards did the founder of X receive?", path: ["founded by", "honours", "award"] },
    {
      text: "which company founded by X has its headquarters in Y?",
      path: ["<founded by"],
      other: ["<headquarters"],
    },
    { text: "which product of X was designed by Y?", path: ["products"], other: ["<designer"] },
    { text: "which game of the series X was published by Y?", path: ["<game series"], other: ["<publisher"] },
  ],
};

/** By name; `makers` is the one kept apart. */
export const SCHEMAS: readonly Schema[] = [MUSIC, PLACES, MAKERS];
