/** Text out of a graph: shown as text only, isolated so that right-to-left marks cannot turn what stands beside it, clipped when long. */
const LONGEST = 400;
const LONGEST_TITLE = 4000;

export interface NameProps {
  readonly text: string;
  /** Most characters shown; the full text stays available as the element's title. */
  readonly longest?: number;
  readonly className?: string;
}

/** A name, clipped by the style sheet to the room it has and by `longest` for the page's sake. */
export function Name({ text, longest = LONGEST, className }: NameProps) {
  return (
    <bdi className={className ?? "name"} title={clipText(text, LONGEST_TITLE)}>
      {clipText(text, longest) || "\u00A0"}
    </bdi>
  );
}

/** Marks that override, embed or isolate a writing direction. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;

/** A name for the middle of a sentence of ours, where no element isolates it: its marks would turn the words after it. */
export function unturned(text: string): string {
  return text.replace(TURNS, "\ufffd");
}

/** At most `longest` characters (UTF-16 units, never half a pair), with an ellipsis where something was left out. */
export function clipText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
