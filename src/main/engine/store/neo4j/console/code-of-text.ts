/**
 * Which part of a query's text is code: not what stands in its strings, remarks and quoted names. Cypher 5 and 25 read the same there, as
 * tried on a server; wherever another reader might part a text otherwise, it counts as code from end to end.
 */

export interface Code {
  /** The text with its strings and remarks emptied. */
  readonly withNames: string;
  /** The same with those names in backticks emptied too that hold more than letters, digits and underscores. */
  readonly bare: string;
}

/**
 * A string, a name in backticks, a remark, or code up to the next of them. What is no whole one of these is in doubt: a quote or a remark never
 * closed, a remark opened in a remark, one whose line ends with a lone CR, an escape outside strings or of a backtick.
 */
const PART = new RegExp(
  [
    String.raw`'[^'\\]*(?:\\[^\r\n${"`"}][^'\\]*)*'`,
    String.raw`"[^"\\]*(?:\\[^\r\n${"`"}][^"\\]*)*"`,
    "`[^`\\\\]*(?:``[^`\\\\]*)*`",
    String.raw`\/\*(?:(?!\*\/|\/\*)[^])*\*\/`,
    String.raw`\/\/[^\r\n]*(?:\r?\n|$)`,
    String.raw`(?:[^'"${"`"}\\/]|\/(?![*/]))+`,
  ].join("|"),
  "y",
);

/** Other ends of lines, ends of files and marks, which not every reader takes alike. */
const ODD = /[\0-\x08\v\f\x0E-\x1F\x7F-\x9F\u2028\u2029\uFEFF]/;

/** The code of a text; the text itself where it is in doubt what of it is code. */
export function codeOfText(text: string): Code {
  const doubtful = { withNames: text, bare: text };
  if (ODD.test(text)) return doubtful;
  const withNames: string[] = [];
  const bare: string[] = [];
  for (let at = 0; at < text.length; at += PART.lastIndex - at) {
    PART.lastIndex = at;
    const part = PART.exec(text)?.[0];
    if (part === undefined) return doubtful;
    const left = emptied(part);
    withNames.push(left);
    bare.push(left.startsWith("`") && !PLAIN.test(left) ? "``" : left);
  }
  return { withNames: withNames.join(""), bare: bare.join("") };
}

const PLAIN = /^`[\p{L}\p{N}_]*`$/u;

function emptied(part: string): string {
  if (part.startsWith("'") || part.startsWith('"')) return "''";
  return /^\/[*/]/.test(part) ? " \n" : part;
}
