/** The text as it stands, only the paragraphs in sight in the page: names coloured by type, relations at the margin. */
import { relationWords } from "../../../shared/relation-words";
import { useVirtualizer } from "@tanstack/react-virtual";
import { memo, useEffect, useMemo, useRef, useState, type KeyboardEvent } from "react";
import type { Reading } from "../../../shared/reading";
import { useChange, useWorkbench } from "../../state/workbench-context";
import { clipText, Name } from "../../ui/name";
import { firstAtLeast, mentionSpan, paragraphAt, pick, piecesOf, relationsAt, showPicked } from "./reading";
import { READING_TEXTS } from "./reading-texts";
import type { Picked, Span } from "./reading-view";
import { selectedLetters } from "./selected-letters";

/** Letters of a line and its height in px, for paragraphs that were never in sight. */
const LINE_LETTERS = 78;
const LINE_HEIGHT = 27;
const BETWEEN = 14;
const OVERSCAN = 6;

export function TextPane({ text }: { text: Reading }) {
  const { mark, picked } = useWorkbench(({ reading }) => ({
    mark: reading?.mark ?? null,
    picked: reading?.picked ?? null,
  }));
  const change = useChange();
  const scroll = useRef<HTMLDivElement>(null);
  const { paragraphs } = text;
  const rows = useVirtualizer({
    count: paragraphs.start.length,
    getScrollElement: () => scroll.current,
    estimateSize: (row) =>
      Math.ceil((paragraphs.end[row]! - paragraphs.start[row]!) / LINE_LETTERS) * LINE_HEIGHT + BETWEEN,
    overscan: OVERSCAN,
  });
  useEffect(() => {
    if (mark !== null) rows.scrollToIndex(paragraphAt(text, mark.start), { align: "center" });
    // The virtualizer is the same for as long as the pane stands.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [mark, text]);
  const walk = useWalk(text, () => rows.getVirtualItems()[OVERSCAN]?.index ?? 0);
  const select = (): void => {
    const letters = selectedLetters(scroll.current);
    if (letters !== null) change(pick, { kind: "letters", ...letters });
  };
  return (
    <div className="reading-main">
      <div className="reading-tools">
        <ChapterPicker
          text={text}
          first={rows.getVirtualItems()[0]?.index ?? 0}
          onGo={(letter) => rows.scrollToIndex(paragraphAt(text, letter), { align: "start" })}
        />
        <Legend />
      </div>
      <div
        className="reading-scroll"
        ref={scroll}
        tabIndex={0}
        role="region"
        aria-label={READING_TEXTS.textOf(text.works.find(({ id }) => id === text.work)?.title ?? "")}
        aria-describedby="reading-keys"
        onKeyDown={walk}
        onMouseUp={select}
        onKeyUp={(event) => event.shiftKey && select()}
      >
        <div className="reading-sheet" style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start }) => (
            <div
              key={index}
              ref={rows.measureElement}
              data-index={index}
              className="reading-row"
              style={{ transform: `translateY(${String(start)}px)` }}
            >
              <Paragraph text={text} row={index} mark={mark} picked={picked} />
            </div>
          ))}
        </div>
      </div>
      <p id="reading-keys" className="soft small-print reading-keys">
        {READING_TEXTS.keys}
      </p>
    </div>
  );
}

/** Arrow keys lead from name to name, from the first paragraph in sight where none is picked. */
function useWalk(text: Reading, shown: () => number) {
  const picked = useWorkbench(({ reading }) => reading?.picked ?? null);
  const change = useChange();
  return (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const { start } = text.mentions;
    if (step === undefined || start.length === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const here =
      picked?.kind === "mention" ? picked.at + step : firstAtLeast(start, text.paragraphs.start[shown()]!);
    const at = Math.max(0, Math.min(here, start.length - 1));
    change(showPicked, { kind: "mention", at }, mentionSpan(text, at));
  };
}

interface ParagraphProps {
  readonly text: Reading;
  readonly row: number;
  readonly mark: Span | null;
  readonly picked: Picked | null;
}

const Paragraph = memo(function Paragraph({ text, row, mark, picked }: ParagraphProps) {
  const change = useChange();
  const span = useMemo(
    () => ({ start: text.paragraphs.start[row]!, end: text.paragraphs.end[row]! }),
    [text, row],
  );
  const pieces = useMemo(() => piecesOf(text, span, mark), [text, span, mark]);
  const relations = useMemo(() => relationsAt(text, span), [text, span]);
  const isHeading = text.paragraphs.isHeading[row] === 1;
  const entity = picked?.kind === "mention" ? text.mentions.entity[picked.at] : undefined;
  return (
    <>
      <p className={isHeading ? "reading-text heading" : "reading-text"} dir="auto">
        {pieces.map(({ start, end, mention, isMarked }) => {
          const letters = text.text.slice(start, end);
          if (mention < 0)
            return isMarked ? (
              <mark key={start} data-start={start}>
                {letters}
              </mark>
            ) : (
              <span key={start} data-start={start}>
                {letters}
              </span>
            );
          const own = text.mentions.entity[mention]!;
          return (
            <button
              key={start}
              type="button"
              tabIndex={-1}
              className="mention"
              data-start={start}
              data-type={text.entities[own]?.type}
              data-marked={isMarked}
              data-same={own === entity}
              aria-pressed={picked?.kind === "mention" && picked.at === mention}
              title={clipText(text.entities[own]?.name ?? "", 200)}
              onClick={() => change(pick, { kind: "mention", at: mention })}
            >
              {letters}
            </button>
          );
        })}
      </p>
      {relations.length > 0 && (
        <ul className="reading-margin">
          {relations.map((at) => (
            <li key={at}>
              <RelationButton
                text={text}
                at={at}
                isPicked={picked?.kind === "relation" && picked.at === at}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
});

function RelationButton({ text, at, isPicked }: { text: Reading; at: number; isPicked: boolean }) {
  const change = useChange();
  const { source, target, relation, start, end } = text.relations[at]!;
  return (
    <button
      type="button"
      className="margin-relation"
      aria-pressed={isPicked}
      onClick={() => change(showPicked, { kind: "relation", at }, { start, end })}
    >
      <Name text={text.entities[source]?.name ?? ""} longest={40} />
      <span className="soft"> {relationWords(relation)} </span>
      <Name text={text.entities[target]?.name ?? ""} longest={40} />
    </button>
  );
}

interface ChapterPickerProps {
  readonly text: Reading;
  /** The first paragraph in sight. */
  readonly first: number;
  readonly onGo: (letter: number) => void;
}

function ChapterPicker({ text, first, onGo }: ChapterPickerProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const starts = useMemo(() => Int32Array.from(text.headings, ({ start }) => start), [text]);
  const shown = Math.max(
    0,
    firstAtLeast(starts, (text.paragraphs.start[first + OVERSCAN] ?? Infinity) + 1) - 1,
  );
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

function Legend() {
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
