/** The stages of a run as a table: nodes, edges, time, and what was lost or left out in each. */
import { ListOrdered } from "lucide-react";
import { useMemo } from "react";
import { stageRows, type StageRow } from "./stage-rows";
import { useWorkbench } from "../../state/workbench-context";
import { CopyButton } from "../../ui/copy-button";
import { EmptyState } from "../../ui/empty-state";
import { formatCount, formatTime } from "../../ui/format";
import { TEXTS } from "../../ui/texts/texts";
import { TIMELINE_TEXTS } from "../timeline/timeline-texts";
import { TABLES_TEXTS } from "./tables-texts";
import { verdictColour } from "../../picture/palette";
import { useTheme } from "../../state/use-theme";

export function StagesPanel() {
  const run = useWorkbench((state) => state.run);
  const rows = useMemo(() => (run === null ? [] : stageRows(run)), [run]);
  if (run === null) return <EmptyState icon={ListOrdered} title={TABLES_TEXTS.waiting.stages} />;
  const { stage, nodes, edges, time, lost } = TABLES_TEXTS.stageColumns;
  return (
    <div className="triples">
      <div className="triples-bar">
        <span className="soft">
          {TABLES_TEXTS.stagesTime(rows.reduce((sum, row) => sum + row.stage.ms, 0))}
        </span>
        <span className="table-tools">
          <CopyButton
            text={() => stagesText(rows)}
            label={TABLES_TEXTS.copy(rows.length)}
            done={TABLES_TEXTS.copied}
          />
        </span>
      </div>
      <div className="table-box stages-box" tabIndex={0} role="group" aria-label={TABLES_TEXTS.stagesCaption}>
        <table aria-label={TABLES_TEXTS.stagesCaption}>
          <thead>
            <tr>
              <th scope="col" className="stage-name">
                {stage}
              </th>
              <th scope="col" className="numeric">
                {nodes}
              </th>
              <th scope="col" className="numeric">
                {edges}
              </th>
              <th scope="col" className="stage-time">
                {time}
              </th>
              <th scope="col">{lost}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Stage key={row.stage.name} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Stage({ row: { stage, share, lost, dropped } }: { row: StageRow }) {
  const theme = useTheme();
  return (
    <tr>
      <th scope="row" title={TEXTS.stageMeaning[stage.name]}>
        {TEXTS.stages[stage.name] ?? stage.name}
      </th>
      <td className="numeric number">{formatCount(stage.nodes)}</td>
      <td className="numeric number">{formatCount(stage.edges)}</td>
      <td className="stage-time">
        <span className="number">{formatTime(stage.ms)}</span>
        {stage.reused ? (
          <span className="soft" title={TIMELINE_TEXTS.reusedMeaning}>
            {TIMELINE_TEXTS.reused}
          </span>
        ) : (
          <span className="time-bar" aria-hidden="true">
            <span style={{ inlineSize: `${String(share * 100)}%` }} />
          </span>
        )}
      </td>
      <td className="stage-lost">
        {(stage.parts ?? []).map(({ name, found, ms }) => (
          <span key={name} className="lost-part">
            {TABLES_TEXTS.lookUp(name, found, ms)}
          </span>
        ))}
        {lost.map(({ verdict, count }) => (
          <span key={verdict} className="lost-part">
            <span className="swatch square" style={{ background: verdictColour(verdict, theme) }} />
            <span className="number">{formatCount(count)}</span> {TEXTS.verdicts[verdict].name}
          </span>
        ))}
        {dropped.map(({ reason, count }) => (
          <span key={reason} className="lost-part">
            <span className="swatch square hollow" />
            <span className="number">{formatCount(count)}</span> {TEXTS.drops[reason] ?? reason}
          </span>
        ))}
        {lost.length + dropped.length + (stage.parts ?? []).length === 0 && <span className="soft">–</span>}
      </td>
    </tr>
  );
}

/** As tab-separated text; "lost" holds verdicts and caps by the engine's names. */
function stagesText(rows: readonly StageRow[]): string {
  const lines = rows.map(({ stage, lost, dropped }) => {
    const parts = [
      ...(stage.parts ?? []).map(({ name, found, ms }) => `${name} ${String(found)} in ${String(ms)} ms`),
      ...lost.map(({ verdict, count }) => `${verdict} ${String(count)}`),
      ...dropped.map(({ reason, count }) => `${reason} ${String(count)}`),
    ];
    const { name, nodes, edges, ms, reused } = stage;
    return [name, nodes, edges, ms, reused, parts.join("; ")].join("\t");
  });
  return ["stage\tnodes\tedges\tms\treused\tlost", ...lines, ""].join("\n");
}
