/** Two runs side by side over the whole window: linked pictures, and beside them what only one of the runs keeps. */
import { Columns2 } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { leaveComparison } from "./compare";
import type { Compared } from "./compare-view";
import { elementOf, selectedTarget } from "../../state/pins";
import { compareViews } from "./run-comparison";
import type { Fetched } from "../../state/fetched";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { EmptyState, LoadingState } from "../../ui/empty-state";
import { clipText, unturned } from "../../ui/name";
import { COMPARE_TEXTS } from "./compare-texts";
import { CompareFigures } from "./compare-figures";
import { CompareHead } from "./compare-head";
import { CompareSide, type StableRef } from "./compare-side";
import { CompareTables } from "./compare-tables";
import { sharePlaces } from "./compared-views";
import { useLinkedCameras } from "./use-linked-cameras";

export function ComparePage() {
  const { compared, hasRun } = useWorkbench((state) => ({
    compared: state.compared,
    hasRun: state.run !== null,
  }));
  const change = useChange();
  const page = useRef<HTMLElement>(null);
  useEffect(() => page.current?.focus(), []);
  return (
    <section
      ref={page}
      className="compare"
      aria-label={COMPARE_TEXTS.title}
      tabIndex={-1}
      onKeyDown={(event) => event.key === "Escape" && change(leaveComparison)}
    >
      <CompareHead />
      {compared === null ? (
        <EmptyState
          icon={Columns2}
          title={COMPARE_TEXTS.none}
          lead={hasRun ? COMPARE_TEXTS.noneHint : COMPARE_TEXTS.needsRun}
        />
      ) : (
        <Comparison key={compared.id} compared={compared} />
      )}
    </section>
  );
}

function Comparison({ compared }: { compared: Compared }) {
  const { selected, select } = useLinkedSelection();
  const [pointed, setPointed] = useState<StableRef | null>(null);
  const [left, right] = [valueOf(compared.left.run), valueOf(compared.right.run)];
  const two = useMemo(
    () => (left === null || right === null ? null : { left, right, found: compareViews(left, right) }),
    [left, right],
  );
  const waits = [compared.left, compared.right].some(({ run }) => run.state === "loading");
  const cameras = useLinkedCameras(two !== null && sharePlaces(two));
  const linked = { selected, pointed, onSelect: select, onPoint: setPointed };
  return (
    <div className="compare-body">
      {waits ? (
        <LoadingState text={COMPARE_TEXTS.loading} />
      ) : (
        <div className="compare-graphs">
          <CompareSide name="left" compared={compared} two={two} {...linked} {...cameras} />
          <CompareSide name="right" compared={compared} two={two} {...linked} {...cameras} />
        </div>
      )}
      <aside className="compare-found" aria-label={COMPARE_TEXTS.tabsLabel}>
        {two === null ? (
          <p className="quiet-note" role="status">
            {waitText(compared)}
          </p>
        ) : (
          <>
            <ElsewhereNote compared={compared} />
            {two.left.question !== two.right.question && (
              <p className="quiet-note">{COMPARE_TEXTS.otherQuestion}</p>
            )}
            <CompareFigures found={two.found} />
            <CompareTables {...two} {...linked} />
          </>
        )}
      </aside>
    </div>
  );
}

/** A comparison stays while other questions and graphs come to the screen: it says then what it is about. */
function ElsewhereNote({ compared: { left } }: { compared: Compared }) {
  const { question, graph } = left.request;
  const elsewhere = useWorkbench(
    ({ run, settings }) => settings.graph !== graph || (run !== null && run.question !== question),
  );
  if (!elsewhere) return null;
  return (
    <p className="quiet-note">
      {COMPARE_TEXTS.elsewhere(unturned(clipText(question, 160)), unturned(clipText(graph, 60)))}
    </p>
  );
}

/** What is selected by its stable name: in both pictures, and in the workbench where it is drawn there too. */
function useLinkedSelection() {
  const commands = useCommands();
  const [selected, setSelected] = useState<StableRef | null>(null);
  const { run, target } = useWorkbench((state) => ({ run: state.run, target: keyOfSelection(state) }));
  useEffect(() => {
    if (target !== null) setSelected(parseKey(target));
  }, [target]);
  const select = (next: StableRef | null): void => {
    setSelected(next);
    const drawn = run === null || next === null ? null : elementOf(run, next);
    if (drawn !== null) void commands.reveal(drawn);
  };
  return { selected, select };
}

/** One text, so that it is the same value while the same is selected. */
function keyOfSelection(state: Parameters<typeof selectedTarget>[0]): string | null {
  const target = selectedTarget(state);
  return target === null ? null : `${target.kind} ${target.key}`;
}

function parseKey(text: string): StableRef {
  const space = text.indexOf(" ");
  return { kind: text.slice(0, space) === "node" ? "node" : "edge", key: text.slice(space + 1) };
}

function waitText({ left, right }: Compared): string {
  const failed = left.run.state === "failed" || right.run.state === "failed";
  return failed ? COMPARE_TEXTS.oneFailed : COMPARE_TEXTS.waiting;
}

function valueOf<T>(fetched: Fetched<T>): T | null {
  return fetched.state === "ready" ? fetched.value : null;
}
