/** What a build came to: counts of every stage, what the check changed, and the ways on. */
import type { BuildReport } from "../../../shared/texts/build";
import { useChange, useCommands } from "../../state/workbench-context";
import { clipText, unturned } from "../../ui/name";
import { turnBuild } from "./build";
import { BUILD_TEXTS } from "./build-texts";

export function BuildReportView({ report }: { report: BuildReport }) {
  const change = useChange();
  const commands = useCommands();
  const words = BUILD_TEXTS;
  return (
    <section className="build-report" aria-label={words.done(report.graph)}>
      <div role="status">
        <h3>{words.done(report.graph)}</h3>
        <p className="soft">
          {words.size2(report.nodes, report.edges)} · {words.seconds(report.ms)}
        </p>
      </div>
      <div className="reading-choices">
        <button type="button" className="button primary" onClick={() => commands.openBuilt()}>
          {words.openGraph}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            commands.openBuilt();
            void commands.readText(report.graph);
          }}
        >
          {words.read}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => change(turnBuild, { report: null, files: [], name: "", recognised: null })}
        >
          {words.again}
        </button>
      </div>
      <Stages report={report} />
      <Check report={report} />
      {report.unfit.length > 0 && <p className="warn">{words.unfit(report.unfit.length)}</p>}
    </section>
  );
}

function Stages({ report: { stages } }: { report: BuildReport }) {
  const words = BUILD_TEXTS;
  return (
    <table className="characters-table build-stages">
      <thead>
        <tr>
          <th scope="col">{words.stage}</th>
          <th scope="col">{words.time}</th>
          <th scope="col">{words.result}</th>
        </tr>
      </thead>
      <tbody>
        {stages.map(({ name, ms, counts }) => (
          <tr key={name}>
            <th scope="row">{words.stages[name] ?? name}</th>
            <td className="number">{words.seconds(ms)}</td>
            <td>
              {Object.entries(counts)
                .map(([what, n]) => words.counted(n, ...(words.counts[what] ?? [what, what])))
                .join(", ")}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const EXAMPLES = 3;

function Check({ report: { qc } }: { report: BuildReport }) {
  const changed = qc.filter((rule) => rule.changed > 0);
  const words = BUILD_TEXTS;
  if (changed.length === 0) return <p>{words.nothingChanged}</p>;
  return (
    <section className="part">
      <h3>{words.check}</h3>
      <dl className="facts-list">
        {changed.map(({ rule, looked, changed: n, examples }) => (
          <div className="fact" key={rule}>
            <dt>{words.rules[rule] ?? rule}</dt>
            <dd>
              {words.ofLooked(n, looked)}
              <span className="soft small-print">
                {" "}
                {examples
                  .slice(0, EXAMPLES)
                  .map((one) => unturned(clipText(one, 80)))
                  .join("; ")}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
