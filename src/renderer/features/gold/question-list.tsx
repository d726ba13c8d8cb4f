/** The questions as a list: only the rows in sight are in the page; arrow keys move, Enter opens. */
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { listedGold } from "./gold";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { GOLD_TEXTS } from "./gold-texts";
import { QuestionRow } from "./question-row";

const ROW_HEIGHT = 52;
const PAGE = 8;

export function QuestionList() {
  const gold = useWorkbench((state) => state.gold);
  const box = useRef<HTMLDivElement>(null);
  const listed = useMemo(() => listedGold(gold), [gold]);
  const rows = useVirtualizer({
    count: listed.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    getItemKey: (index) => listed[index]!,
  });
  const { at, press } = useCursor(listed, gold.current, (index) =>
    rows.scrollToIndex(index, { align: "auto" }),
  );
  if (listed.length === 0) return <p className="soft gold-none">{GOLD_TEXTS.questions.none}</p>;
  return (
    <div
      ref={box}
      className="gold-list"
      role="listbox"
      tabIndex={0}
      aria-label={GOLD_TEXTS.questions.list}
      aria-activedescendant={at === -1 ? undefined : `gold-question-${String(listed[at]!)}`}
      onKeyDown={press}
    >
      <div className="gold-list-whole" role="presentation" style={{ blockSize: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start, key }) => (
          <QuestionRow
            key={key}
            place={listed[index]!}
            top={start}
            height={ROW_HEIGHT}
            position={index + 1}
            total={listed.length}
            active={index === at}
          />
        ))}
      </div>
    </div>
  );
}

/** Where the keyboard stands in the list (−1: nowhere), and what keys do there; it follows the question that is open. */
function useCursor(listed: readonly number[], current: number, show: (index: number) => void) {
  const commands = useCommands();
  const [cursor, setCursor] = useState(current);
  const at = listed.indexOf(cursor);
  useEffect(() => {
    setCursor(current);
    const index = listed.indexOf(current);
    if (index !== -1) show(index);
    // A step elsewhere brings its question into sight; scrolling and filtering do not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [current]);
  const press = (event: KeyboardEvent): void => {
    const to = target(event.key, at, listed.length);
    if (event.key === "Enter" || event.key === " ") {
      if (at === -1) return;
      event.preventDefault();
      void commands.openGold(cursor);
    } else if (to !== null) {
      event.preventDefault();
      setCursor(listed[to]!);
      show(to);
    }
  };
  return { at, press };
}

/** Where a key leads; null for keys that lead nowhere. */
function target(key: string, at: number, count: number): number | null {
  const within = (index: number): number => Math.max(0, Math.min(count - 1, index));
  switch (key) {
    case "ArrowDown":
      return within(at + 1);
    case "ArrowUp":
      return within(at - 1);
    case "PageDown":
      return within(at + PAGE);
    case "PageUp":
      return within(at - PAGE);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
