/** The text as it stands, only the paragraphs in sight in the page: names coloured by type, relations at the margin. */
import { relationSaid } from "../../ui/texts/relation-said";
import { useVirtualizer } from "@tanstack/react-virtual";
import { memo, useEffect, useMemo, useRef, type KeyboardEvent, type RefObject } from "react";
import type { Reading } from "../../../shared/texts/reading";
import { useChange, useWorkbench } from "../../state/workbench-context";
import { clipText, Name } from "../../ui/name";
import {
  firstAtLeast,
  mentionSpan,
  paragraphAt,
  pick,
  piecesOf,
  relationsAt,
  showPicked,
  type Piece,
} from "./reading";
import { READING_TEXTS } from "./reading-texts";
import type { Picked, Span } from "./reading-view";
import { ChapterPicker, TypeLegend } from "./text-tools";
import { selectedLetters } from "./selected-letters";

/** Letters of a line and its height in px, for paragraphs that were never in sight. */
const LINE_LETTERS = 78;
const LINE_HEIGHT = 27;
const BETWEEN = 14;
const OVERSCAN = 6;

export function TextPane({ text }: { text: Reading }) {
  const change = useChange();
  const scroll = useRef<HTMLDivElement>(null);
  const rows = useParagraphs(text, scroll);
  const walk = useWalk(text, () => firstInSight(rows));
  const select = (): void => {
    const letters = selectedLetters(scroll.current);
    if (letters !== null) change(pick, { kind: "letters", ...letters });
  };
  return (
    <div className="reading-main">
      <div className="reading-tools">
        <ChapterPicker
          text={text}
          first={firstInSight(rows)}
          onGo={(letter) => rows.scrollToIndex(paragraphAt(text, letter), { align: "start" })}
        />
        <TypeLegend />
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
        <Sheet text={text} rows={rows} />
      </div>
      <p id="reading-keys" className="soft small-print reading-keys">
        {READING_TEXTS.keys}
      </p>
    </div>
  );
}

type Paragraphs = ReturnType<typeof useParagraphs>;

/** The paragraphs in sight; what is marked is scrolled to. */
function useParagraphs(text: Reading, scroll: RefObject<HTMLDivElement | null>) {
  const mark = useWorkbench(({ reading }) => reading?.mark ?? null);
  const { start, end } = text.paragraphs;
  const rows = useVirtualizer({
    count: start.length,
    getScrollElement: () => scroll.current,
    estimateSize: (row) => Math.ceil((end[row]! - start[row]!) / LINE_LETTERS) * LINE_HEIGHT + BETWEEN,
    overscan: OVERSCAN,
  });
  useEffect(() => {
    if (mark !== null) rows.scrollToIndex(paragraphAt(text, mark.start), { align: "center" });
    // The virtualizer is the same for as long as the pane stands.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [mark, text]);
  return rows;
}

/** Above it more stand in the page than are seen, but not at the beginning. */
const firstInSight = ({ range }: Paragraphs): number => range?.startIndex ?? 0;

function Sheet({ text, rows }: { text: Reading; rows: Paragraphs }) {
  const { mark, picked } = useWorkbench(({ reading }) => ({
    mark: reading?.mark ?? null,
    picked: reading?.picked ?? null,
  }));
  return (
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
  const span = useMemo(
    () => ({ start: text.paragraphs.start[row]!, end: text.paragraphs.end[row]! }),
    [text, row],
  );
  const pieces = useMemo(() => piecesOf(text, span, mark), [text, span, mark]);
  const relations = useMemo(() => relationsAt(text, span), [text, span]);
  const isHeading = text.paragraphs.isHeading[row] === 1;
  return (
    <>
      <p className={isHeading ? "reading-text heading" : "reading-text"} dir="auto">
        {pieces.map((piece) => (
          <Letters key={piece.start} text={text} piece={piece} picked={picked} />
        ))}
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

/** Plain letters, marked ones, or a name to click. */
function Letters({ text, piece, picked }: { text: Reading; piece: Piece; picked: Picked | null }) {
  const change = useChange();
  const { start, end, mention, isMarked } = piece;
  const letters = text.text.slice(start, end);
  const Plain = isMarked ? "mark" : "span";
  if (mention < 0) return <Plain data-start={start}>{letters}</Plain>;
  const own = text.mentions.entity[mention]!;
  const at = picked?.kind === "mention" ? picked.at : -1;
  return (
    <button
      type="button"
      tabIndex={-1}
      className="mention"
      data-start={start}
      data-type={text.entities[own]?.type}
      data-marked={isMarked}
      data-same={own === text.mentions.entity[at]}
      aria-pressed={at === mention}
      title={clipText(text.entities[own]?.name ?? "", 200)}
      onClick={() => change(pick, { kind: "mention", at: mention })}
    >
      {letters}
    </button>
  );
}

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
      <span className="soft"> {relationSaid(relation)} </span>
      <Name text={text.entities[target]?.name ?? ""} longest={40} />
    </button>
  );
}
