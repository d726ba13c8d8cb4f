/** Keyword in context: every passage about the selected node, its name in the middle. */
import { Download, TextQuote } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { explain } from "../../ui/explain";
import { fold } from "../../../shared/fold";
import type { Concordance } from "../../../shared/documents/evidence";
import { nodeInContext } from "./evidence";
import {
  CONCORDANCE_ORDERS,
  keywordCsv,
  keywordLines,
  type ConcordanceOrder,
  type KeywordLine,
} from "./keyword-lines";
import { graphAtHand } from "../../state/workbench";
import type { ConcordanceAtHand } from "./evidence-view";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { EmptyState, LoadingState } from "../../ui/empty-state";
import { IconButton } from "../../ui/icon-button";
import { saveFile } from "../../ui/save-file";
import { clipText, unturned } from "../../ui/name";
import { CONCORDANCE_TEXTS } from "./evidence-texts";
import { ConcordanceLines } from "./concordance-lines";

export function ConcordancePanel() {
  const commands = useCommands();
  // One of another graph waits until that graph is looked at again.
  const at = useWorkbench((state) =>
    state.concordance?.graph === graphAtHand(state) ? state.concordance : null,
  );
  const wanted = useWorkbench((state) => nodeInContext(state)?.node ?? null);
  const name = useWorkbench((state) => nodeInContext(state)?.name ?? "");
  useEffect(() => {
    if (wanted !== null) void commands.readConcordance(wanted, name);
  }, [commands, wanted, name]);
  const texts = CONCORDANCE_TEXTS;
  if (at === null) return <EmptyState icon={TextQuote} title={texts.none} lead={texts.noneHint} />;
  return <AtHand at={at} />;
}

function AtHand({ at }: { at: ConcordanceAtHand }) {
  const commands = useCommands();
  const texts = CONCORDANCE_TEXTS;
  const name = unturned(clipText(at.name, 120));
  if (at.found.state === "loading") return <LoadingState text={texts.loading(name)} />;
  if (at.found.state === "failed")
    return (
      <EmptyState icon={TextQuote} title={texts.failed} lead={explain(at.found.failure)}>
        <button
          type="button"
          className="button"
          onClick={() => void commands.readConcordance(at.node, at.name)}
        >
          {texts.again}
        </button>
      </EmptyState>
    );
  const { value } = at.found;
  if (value.lines.length === 0)
    return <EmptyState icon={TextQuote} title={texts.empty(name)} lead={texts.emptyHint(value.edges)} />;
  return <Lines key={at.node} name={name} concordance={value} />;
}

function Lines({ name, concordance }: { name: string; concordance: Concordance }) {
  const [filter, setFilter] = useState("");
  const [order, setOrder] = useState<ConcordanceOrder>("source");
  const lines = useMemo(() => keywordLines(concordance, filter, order), [concordance, filter, order]);
  const named = lines.some(({ keyword }) => keyword !== "");
  const texts = CONCORDANCE_TEXTS;
  const { edges, read, withPassage, leftOut } = concordance;
  return (
    <div className="panel concordance" data-named={named}>
      <div className="panel-head">
        <p className="panel-kind">
          <bdi>{name}</bdi> · {texts.count(lines.length, withPassage)}
        </p>
      </div>
      <div className="concordance-tools">
        <input
          type="search"
          className="field"
          aria-label={texts.filter}
          placeholder={texts.filter}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
        <select
          aria-label={texts.order}
          value={order}
          onChange={(event) => setOrder(event.target.value as ConcordanceOrder)}
        >
          {CONCORDANCE_ORDERS.map((choice) => (
            <option key={choice} value={choice}>
              {texts.orders[choice]}
            </option>
          ))}
        </select>
        <IconButton icon={Download} label={texts.save} onClick={() => saveLines(name, lines)} />
      </div>
      {lines.length > 0 && !named && <p className="soft small-print concordance-note">{texts.nameless}</p>}
      {lines.length === 0 ? (
        <p className="soft concordance-note">{texts.noMatch}</p>
      ) : (
        <ConcordanceLines name={name} lines={lines} />
      )}
      {(leftOut > 0 || read < edges) && (
        <p className="soft small-print concordance-note">
          {leftOut > 0 && texts.leftOut(leftOut)} {read < edges && texts.unread(read, edges)}
        </p>
      )}
    </div>
  );
}

function saveLines(name: string, lines: readonly KeywordLine[]): void {
  // No file system minds letters and digits.
  const stem = fold(name)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 60);
  saveFile(new Blob([keywordCsv(lines)], { type: "text/csv" }), `concordance-${stem}.csv`);
}
