/** An edge: what it says, the passages behind it, and then what became of it and why, its numbers, what would admit it. */
import { relationSaid } from "../../ui/texts/relation-said";
import { KEPT, KEPT_REASONS, VERDICT_STAGE, VERDICTS, type RunView } from "../../../shared/trace";
import { DRAW_NUMBERS } from "../sampler/gumbel";
import { targetAt } from "../../state/pins";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { Name } from "../../ui/name";
import { TEXTS } from "../../ui/texts/texts";
import { INSPECTOR_TEXTS } from "./inspector-texts";
import { verdictColour } from "../../picture/palette";
import { useTheme } from "../../state/use-theme";
import { PinPart } from "../pins/pin-part";
import { SameEdges } from "./same-edges";
import { ReadPassage } from "../reading/read-passage";
import { DrawPart } from "./draw-part";
import { Equations } from "./equations";
import { EvidenceList } from "./evidence";
import { Numbers, numbersOf, Properties } from "./facts";
import { WhyPart } from "./why-part";
import { WhyNotPart } from "./why-not";

export function EdgeInspector({ run, row }: { run: RunView; row: number }) {
  const handle = run.edges.handle[row] ?? -1;
  const details = useWorkbench((state) => state.edgeDetails[handle]);
  const numbers = numbersOf(run.edges.numbers, row);
  return (
    <>
      <Triple run={run} row={row} />
      <PinPart target={targetAt(run, "edge", row)} />
      {details === undefined ? (
        <p className="soft">{INSPECTOR_TEXTS.loading}</p>
      ) : (
        <>
          <EvidenceList key={handle} evidence={details.evidence} />
          <ReadPassage properties={details.properties} />
          <SameEdges view={run} row={row} />
          <Properties properties={details.properties} />
        </>
      )}
      <WhyPart title={run.edges.verdict[row] === KEPT ? INSPECTOR_TEXTS.whyKept : INSPECTOR_TEXTS.whyDropped}>
        <VerdictNote run={run} row={row} numbers={numbers} />
        {run.edges.verdict[row] !== KEPT && (
          <WhyNotPart key={`${run.run} ${String(handle)}`} row={run.edges.row[row] ?? -1} />
        )}
        <DrawPart run={run} row={row} numbers={numbers} />
        <Numbers kind="edge" numbers={numbers} hidden={DRAW_NUMBERS} />
        <Equations numbers={numbers} />
      </WhyPart>
    </>
  );
}

function Triple({ run, row }: { run: RunView; row: number }) {
  const { source, target, relation } = run.edges;
  const name = relationSaid(run.relations[relation[row] ?? -1] ?? "");
  return (
    <div className="triple">
      <End run={run} row={source[row] ?? -1} />
      <span className="triple-relation">
        <Name text={name} />
        {run.edges.undirected?.[row] !== 1 && <span aria-hidden="true"> ↓</span>}
      </span>
      <End run={run} row={target[row] ?? -1} />
    </div>
  );
}

function End({ run, row }: { run: RunView; row: number }) {
  const commands = useCommands();
  return (
    <button
      type="button"
      className="triple-end"
      onClick={() => void commands.reveal({ kind: "node", handle: run.nodes.handle[row] ?? -1 })}
    >
      <Name text={run.nodes.name[row] ?? ""} />
    </button>
  );
}

interface VerdictNoteProps {
  readonly run: RunView;
  readonly row: number;
  readonly numbers: Readonly<Record<string, number>>;
}

function VerdictNote({ run, row, numbers }: VerdictNoteProps) {
  const theme = useTheme();
  const verdict = VERDICTS[run.edges.verdict[row] ?? 0] ?? "kept";
  const text = TEXTS.verdicts[verdict];
  const stage = TEXTS.stages[VERDICT_STAGE[verdict]] ?? "";
  return (
    <section
      className="verdict"
      aria-label={INSPECTOR_TEXTS.verdict}
      style={{ borderInlineStartColor: verdictColour(verdict, theme) }}
    >
      <p className="verdict-head">
        <strong>{text.name}</strong>
        <code className="reason-code">{KEPT_REASONS[numbers["keptReason"] ?? -1] ?? verdict}</code>
        <span className="soft">
          {verdict === "kept" ? INSPECTOR_TEXTS.keptAt : INSPECTOR_TEXTS.lostAt(stage)}
        </span>
      </p>
      <p>{text.sentence(numbers)}</p>
    </section>
  );
}
