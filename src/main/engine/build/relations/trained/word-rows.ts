/** What is known of a word without any sentence: its rows in a table of meanings, and what it hints at. */

/** A sentence's words as the reader learned them: names are marked by their places, `gen` by whether they are oblique. */
export interface ReadableSentence {
  readonly language: string;
  /** Names as NAME, and OBLIQUE before oblique ones. */
  readonly keys: readonly string[];
}
export const NAME = "<o>";
export const OBLIQUE = "<gen>";

export interface WordsFile {
  /** The table's words from its second row on, parted by blanks. */
  readonly english: string;
  /** One byte a number, row by row, packed. */
  readonly table: string;
  /** Rows of the English words of Romanian forms. */
  readonly romanian: Readonly<Record<string, readonly number[]>>;
  /** By "language:word", whole words and beginnings of words. */
  readonly cues: {
    readonly whole: Readonly<Record<string, readonly number[]>>;
    readonly beginnings: Readonly<Record<string, readonly number[]>>;
  };
}

/** A cue is hinted at by two letters at least. */
const LEAST = 2;

export class WordRows {
  /** Row by row, −127 … 127. */
  readonly table: Int8Array;
  private readonly english: ReadonlyMap<string, number>;
  private readonly romanian: ReadonlyMap<string, readonly number[]>;
  private readonly whole: ReadonlyMap<string, readonly number[]>;
  private readonly beginnings: ReadonlyMap<string, readonly number[]>;

  constructor({ english, table, romanian, cues }: WordsFile) {
    this.table = new Int8Array(Buffer.from(table, "base64"));
    this.english = new Map(english.split(" ").map((word, at) => [word, at + 1]));
    this.romanian = new Map(Object.entries(romanian));
    this.whole = new Map(Object.entries(cues.whole));
    this.beginnings = new Map(Object.entries(cues.beginnings));
  }

  /** Rows of the table whose mean a word means; none where nothing is known of it. */
  rowsOf(key: string, language: string): readonly number[] {
    if (language === "ro") return this.romanian.get(key.replaceAll(/^-+|-+$/g, "")) ?? [];
    const row = this.english.get(key);
    return row === undefined ? [] : [row];
  }

  /** What the word hints at, as a whole and by its longest beginning. */
  cuesOf(key: string, language: string): readonly number[] {
    const found = new Set(this.whole.get(`${language}:${key}`));
    for (let end = key.length; end >= LEAST; end--) {
      const cues = this.beginnings.get(`${language}:${key.slice(0, end)}`);
      if (!cues) continue;
      for (const cue of cues) found.add(cue);
      break;
    }
    return [...found];
  }
}
