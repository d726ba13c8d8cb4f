/** The run as a whole: how much was looked at and kept, how good the result is, what became of every candidate. */
import { VERDICTS, type RunView, type Verdict } from "../../../shared/trace";
import { formatCount, formatNumber, formatShare, formatShareUp, formatTime } from "../../ui/format";
import { TEXTS } from "../../ui/texts/texts";
import { TIMELINE_TEXTS } from "../timeline/timeline-texts";
import { INSPECTOR_TEXTS } from "./inspector-texts";
import { verdictColour } from "../../picture/palette";
import { useTheme } from "../../state/use-theme";
import { Fact, Part } from "./facts";
import { WhyPart } from "./why-part";

export function RunSummary({ run }: { run: RunView }) {
  return (
    <>
      <p className="soft">{INSPECTOR_TEXTS.nothing}</p>
      <WhyPart title={INSPECTOR_TEXTS.howRun}>
        <RunNumbers run={run} />
      </WhyPart>
    </>
  );
}

function RunNumbers({ run }: { run: RunView }) {
  const kept = run.verdicts["kept"] ?? 0;
  const last = run.stages.at(-1);
  const time = run.stages.reduce((sum, stage) => sum + stage.ms, 0);
  return (
    <>
      <dl className="facts-list">
        <Fact term={INSPECTOR_TEXTS.candidates}>
          {TIMELINE_TEXTS.alive(run.totals.nodes, run.totals.edges)}
        </Fact>
        <Fact term={INSPECTOR_TEXTS.kept}>{TIMELINE_TEXTS.alive(last?.nodes ?? 0, kept)}</Fact>
        <Quality run={run} />
        <Fact term={INSPECTOR_TEXTS.seconds}>{formatTime(time)}</Fact>
      </dl>
      <VerdictCounts run={run} />
      <Dropped run={run} />
      {run.notes.length > 0 && (
        <Part title={INSPECTOR_TEXTS.notes}>
          <ul className="notes">
            {run.notes.map((note, index) => (
              <li key={index}>
                <bdi>{TEXTS.said(note)}</bdi>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

/** A gap below this share is what adding floating-point numbers leaves, nothing that could be won. */
const ROUNDING = 1e-9;

function Quality({ run }: { run: RunView }) {
  if (run.bound === undefined) return null;
  const { objective, lowerBound, gap } = run.bound;
  const { quality, qualityMeaning, qualityText, optimal } = INSPECTOR_TEXTS;
  return (
    <>
      <Fact term={quality} meaning={qualityMeaning}>
        {gap < ROUNDING ? optimal : qualityText(formatShareUp(gap))}
      </Fact>
      <Fact term={INSPECTOR_TEXTS.objective}>
        <span className="number">{formatNumber(objective)}</span>
      </Fact>
      <Fact term={INSPECTOR_TEXTS.lowerBound}>
        <span className="number">{formatNumber(lowerBound)}</span>
      </Fact>
    </>
  );
}

function VerdictCounts({ run }: { run: RunView }) {
  const theme = useTheme();
  const total = Math.max(1, run.totals.edges);
  const counted = VERDICTS.map((verdict): [Verdict, number] => [verdict, run.verdicts[verdict] ?? 0]);
  return (
    <Part title={INSPECTOR_TEXTS.verdicts}>
      <ul className="verdict-counts">
        {counted
          .filter(([, count]) => count > 0)
          .map(([verdict, count]) => (
            <li key={verdict}>
              <span className="swatch square" style={{ background: verdictColour(verdict, theme) }} />
              <span>{TEXTS.verdicts[verdict].name}</span>
              <span className="number">{formatCount(count)}</span>
              <span className="number soft">{formatShare(count / total)}</span>
            </li>
          ))}
      </ul>
    </Part>
  );
}

function Dropped({ run }: { run: RunView }) {
  const dropped = Object.entries(run.dropped).filter(([, count]) => count > 0);
  if (dropped.length === 0) return null;
  return (
    <Part title={INSPECTOR_TEXTS.dropped}>
      <ul className="verdict-counts">
        {dropped.map(([reason, count]) => (
          <li key={reason}>
            <span className="swatch square hollow" />
            <span>{TEXTS.drops[reason] ?? reason}</span>
            <span className="number">{formatCount(count)}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
