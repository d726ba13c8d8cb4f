/** The run ledger: every question asked, to be searched, starred, named, reopened, compared and replayed. */
import { FileClock, GitCompareArrows, History, Search, Star } from "lucide-react";
import { useMemo } from "react";
import { ledgerRows, searchLedger, showStarred } from "./ledger";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { chooseFile } from "../../ui/choose-file";
import { EmptyState, LoadingState } from "../../ui/empty-state";
import { Hint } from "../../ui/hint";
import { IconButton } from "../../ui/icon-button";
import { TEXTS } from "../../ui/texts/texts";
import { explain } from "../../ui/explain";
import { LEDGER_TEXTS } from "./ledger-texts";
import { FailureNote } from "../status/failure-note";
import { LedgerDiff } from "./ledger-diff";
import { LedgerList } from "./ledger-list";
import { LedgerOutcomeNote } from "./ledger-outcome";
import { useListedRuns } from "./use-listed-runs";

export function LedgerPanel() {
  const diff = useWorkbench((state) => state.ledger.diff);
  useListedRuns();
  return (
    <div className="panel ledger">
      {diff === null ? <Runs /> : <LedgerDiff runs={diff.runs} found={diff.found} />}
    </div>
  );
}

function Runs() {
  const runs = useWorkbench((state) => state.ledger.runs);
  const commands = useCommands();
  if (runs.state === "loading") return <LoadingState text={LEDGER_TEXTS.loading} />;
  if (runs.state === "failed")
    return (
      <div className="middle">
        <FailureNote title={LEDGER_TEXTS.failed} failure={runs.failure}>
          <button type="button" className="button" onClick={() => void commands.listRuns()}>
            {LEDGER_TEXTS.again}
          </button>
        </FailureNote>
      </div>
    );
  return (
    <>
      <Head />
      {runs.value.problem !== "" && (
        <p className="ledger-problem" role="alert">
          <bdi>{LEDGER_TEXTS.problem(TEXTS.said(runs.value.problem), runs.value.unwritten ?? 0)}</bdi>
        </p>
      )}
      {(runs.value.unread ?? 0) > 0 && (
        <p className="ledger-problem">{LEDGER_TEXTS.unread(runs.value.unread ?? 0)}</p>
      )}
      {runs.value.unkept?.failure && (
        <p className="ledger-problem">
          <bdi>{LEDGER_TEXTS.unkept(runs.value.unkept.runs, explain(runs.value.unkept.failure))}</bdi>
        </p>
      )}
      <LedgerOutcomeNote />
      <Listed />
    </>
  );
}

function Listed() {
  const { ledger, deletedRuns } = useWorkbench((state) => ({
    ledger: state.ledger,
    deletedRuns: state.deletedRuns,
  }));
  const rows = useMemo(() => ledgerRows({ ledger, deletedRuns }), [ledger, deletedRuns]);
  if (rows.length > 0) return <LedgerList rows={rows} />;
  return ledger.runs.state === "ready" && ledger.runs.value.rows.length > 0 ? (
    <EmptyState icon={Search} title={LEDGER_TEXTS.nothingFound} />
  ) : (
    <EmptyState icon={History} title={LEDGER_TEXTS.empty} lead={LEDGER_TEXTS.emptyLead} />
  );
}

function Head() {
  const change = useChange();
  const commands = useCommands();
  const { text, starredOnly, picked, runs } = useWorkbench((state) => state.ledger);
  const rows = runs.state === "ready" ? runs.value.rows : [];
  // The older one first: what the newer gained is what changed.
  const [second, first] = rows.filter((row) => picked.includes(row.id));
  const replay = async (): Promise<void> => {
    const file = await chooseFile(".jsonl");
    if (file !== null) await commands.replayTrace(file);
  };
  return (
    <div className="ledger-head">
      <div className="ledger-tools">
        <input
          type="search"
          className="field"
          aria-label={LEDGER_TEXTS.search}
          placeholder={LEDGER_TEXTS.search}
          value={text}
          onChange={(event) => change(searchLedger, event.target.value)}
        />
        <IconButton
          icon={Star}
          label={LEDGER_TEXTS.starredOnly}
          pressed={starredOnly}
          onClick={() => change(showStarred, !starredOnly)}
        />
        <IconButton icon={FileClock} label={LEDGER_TEXTS.replay} onClick={() => void replay()} />
        <Hint text={LEDGER_TEXTS.compareHint}>
          <button
            type="button"
            className="icon-button"
            aria-label={LEDGER_TEXTS.compare}
            disabled={first === undefined || second === undefined}
            onClick={() => first && second && void commands.diffRuns(first, second)}
          >
            <GitCompareArrows size={16} aria-hidden="true" />
          </button>
        </Hint>
      </div>
    </div>
  );
}
