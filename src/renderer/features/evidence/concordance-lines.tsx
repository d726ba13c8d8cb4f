/** The lines of a concordance, only those in sight in the page: the name in one column, so that the eye runs down it. */
import { relationSaid } from "../../ui/texts/relation-said";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useMemo, useRef } from "react";
import { placeIn, sharedWork, sourceOf, type KeywordLine } from "./keyword-lines";
import { useCommands } from "../../state/workbench-context";
import { clipText, Name, unturned } from "../../ui/name";
import { CONCORDANCE_TEXTS } from "./evidence-texts";

/** Heights of a line and of what is kept ready beyond the edge, in px and lines. */
const LINE = 30;
const OVERSCAN = 8;

export function ConcordanceLines({ name, lines }: { name: string; lines: readonly KeywordLine[] }) {
  const scroll = useRef<HTMLDivElement>(null);
  const work = useMemo(() => sharedWork(lines), [lines]);
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => LINE,
    overscan: OVERSCAN,
  });
  return (
    <div
      className="concordance-scroll"
      ref={scroll}
      tabIndex={0}
      role="region"
      aria-label={CONCORDANCE_TEXTS.table(name)}
    >
      <ul className="concordance-lines" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => (
          <li
            key={index}
            className="concordance-line"
            style={{ transform: `translateY(${String(start)}px)` }}
            aria-setsize={lines.length}
            aria-posinset={index + 1}
          >
            <Line {...lines[index]!} work={work} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Line({ line, before, keyword, after, work }: KeywordLine & { readonly work: string }) {
  const commands = useCommands();
  return (
    <button
      type="button"
      className="keyword-line"
      onClick={() => void commands.reveal({ kind: "edge", handle: line.edge })}
    >
      <span className="keyword-source soft" title={sourceOf(line)}>
        <bdi>{clipText(placeIn(work, line), 80)}</bdi>
      </span>
      <span className="keyword-context" data-named={keyword !== ""}>
        <span className="keyword-before">
          <bdi>{before}</bdi>
        </span>
        <mark>
          {keyword === "" ? <span className="soft">{CONCORDANCE_TEXTS.unnamed}</span> : <bdi>{keyword}</bdi>}
        </mark>
        <span className="keyword-after">
          <bdi>{after}</bdi>
        </span>
      </span>
      <span
        className="keyword-triple soft"
        title={`${unturned(line.source)} ${relationSaid(line.relation)} → ${unturned(line.target)}`}
      >
        <Name text={line.source} /> {relationSaid(line.relation)} → <Name text={line.target} />
      </span>
    </button>
  );
}
