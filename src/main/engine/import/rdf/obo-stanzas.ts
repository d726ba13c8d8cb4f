/** Stanzas of an OBO file: their tags without comments, escapes and quotes. */

export interface OboTag {
  readonly name: string;
  /** Of a text in quotes what stands inside them. */
  readonly value: string;
  /** What follows a text in quotes (scopes, references), and qualifiers in braces. */
  readonly rest: string;
  readonly line: number;
}

export interface Stanza {
  /** "Term", "Typedef", "Instance", … */
  readonly kind: string;
  readonly line: number;
  readonly tags: readonly OboTag[];
}

/** Takes a file's lines one by one and hands each stanza on once it begins; its tags come to be as they are read. */
export function stanzaTaker(take: (stanza: Stanza) => void): (line: string, at: number) => void {
  let tags: OboTag[] | undefined;
  return (text, line) => {
    const [, kind] = /^\[(\w+)\]\s*$/.exec(text.trim()) ?? [];
    if (kind !== undefined) take({ kind, line, tags: (tags = []) });
    else if (/^\s*[\w-]+:/.test(text) && tags) tags.push(tagOf(text, line));
  };
}

const SHORT: Readonly<Record<string, string>> = { n: "\n", t: "\t", W: " " };

function tagOf(text: string, line: number): OboTag {
  const [, name = "", said = ""] = /^\s*([\w-]+):\s*(.*)$/s.exec(text) ?? [];
  const [, quoted, after = ""] = /^"((?:[^"\\]|\\.)*)"\s*(.*)$/s.exec(said) ?? [];
  if (quoted !== undefined) return { name, value: plain(quoted), rest: withoutComment(after), line };
  const value = withoutComment(said);
  const [, before = value, rest = ""] = /^(.*?)\s+(\{[^{}]*\})$/s.exec(value) ?? [];
  return { name, value: plain(before), rest, line };
}

/** All ahead of " ! …", but no mark that stands in quotes or behind a backslash. */
function withoutComment(text: string): string {
  return (/^(?:"(?:[^"\\]|\\.)*"|\\.|(?!(?<=^|\s)!\s)[^])*/.exec(text)?.[0] ?? text).trim();
}

function plain(text: string): string {
  return text.replace(/\\(.)/gs, (_, letter: string) => SHORT[letter] ?? letter);
}

/** What relations are called by their ids: a word as it is, else the name that their stanza gives ("BFO:0000050" is "part of"). */
export function relationsOf(stanzas: readonly Stanza[]): Map<string, string> {
  const relations = new Map<string, string>();
  for (const { kind, tags } of stanzas) {
    const [id, name] = ["id", "name"].map((word) => tags.find((tag) => tag.name === word)?.value);
    if (kind === "Typedef" && id !== undefined && name !== undefined && !/^[A-Za-z]\w*$/.test(id))
      relations.set(id, name);
  }
  return relations;
}
