/** Above the text: the chapter one is in, and what the colours of names mean. */
import { useMemo, useState } from "react";
import type { Reading } from "../../../shared/texts/reading";
import { clipText } from "../../ui/name";
import { firstAtLeast } from "./reading";
import { READING_TEXTS } from "./reading-texts";

interface ChapterPickerProps {
  readonly text: Reading;
  /** The first paragraph in sight. */
  readonly first: number;
  readonly onGo: (letter: number) => void;
}

export function ChapterPicker({ text, first, onGo }: ChapterPickerProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const starts = useMemo(() => Int32Array.from(text.headings, ({ start }) => start), [text]);
  const shown = Math.max(0, firstAtLeast(starts, (text.paragraphs.start[first] ?? Infinity) + 1) - 1);
  if (text.headings.length < 2) return null;
  return (
    <select
      aria-label={READING_TEXTS.chapter}
      value={chosen ?? shown}
      onBlur={() => setChosen(null)}
      onChange={(event) => {
        setChosen(Number(event.target.value));
        onGo(text.headings[Number(event.target.value)]!.start);
      }}
    >
      {text.headings.map(({ title }, at) => (
        <option key={at} value={at}>
          {title === "" ? READING_TEXTS.beginning : clipText(title, 80)}
        </option>
      ))}
    </select>
  );
}

export function TypeLegend() {
  return (
    <ul className="reading-legend" aria-label={READING_TEXTS.legend}>
      {Object.entries(READING_TEXTS.types).map(([type, word]) => (
        <li key={type}>
          <span className="mention" data-type={type}>
            {word}
          </span>
        </li>
      ))}
    </ul>
  );
}
