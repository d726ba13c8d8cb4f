/** The ranked paths: chips, score, documents, and why each ranks where it does. Picking one lights it in the picture. */
import type { Hypothesis } from "../../../shared/hypothesis";
import { openPanel } from "../../state/layout";
import { useChange, useWorkbench } from "../../state/workbench-context";
import { chosenGraph } from "../../state/workbench";
import { formatNumber } from "../../ui/format";
import { Name } from "../../ui/name";
import { LabelMark } from "../graph-view/label-mark";
import { Attention } from "./attention";
import { pickPath } from "./hypothesis";
import { HYPOTHESIS_TEXTS } from "./hypothesis-texts";
import { tellTime } from "./time-scale";

type Path = Hypothesis["paths"][number];

export function PathsList({ found }: { found: Hypothesis }) {
  const change = useChange();
  const picked = useWorkbench(({ hypothesis }) => hypothesis.path);
  const { paths, ranked } = found;
  return (
    <section className="hypothesis-part" aria-labelledby="hypothesis-paths">
      <div className="part-head">
        <h3 id="hypothesis-paths">{HYPOTHESIS_TEXTS.paths}</h3>
        <span className="soft small-print">{HYPOTHESIS_TEXTS.ofRanked(paths.length, ranked)}</span>
        <button type="button" className="button small" onClick={() => change(openPanel, "graph")}>
          {HYPOTHESIS_TEXTS.inGraph}
        </button>
      </div>
      {paths.length === 0 && <p className="soft">{HYPOTHESIS_TEXTS.noPaths}</p>}
      <ol className="hypothesis-paths" aria-label={HYPOTHESIS_TEXTS.pathsLabel} tabIndex={0}>
        {paths.map((path, at) => (
          <li key={path.nodes.join()} data-picked={at === picked} data-kept={path.kept}>
            <button
              type="button"
              className="hypothesis-path"
              aria-pressed={at === picked}
              onClick={() => change(pickPath, at)}
            >
              <Chips found={found} path={path} />
              <PathFigures found={found} path={path} />
            </button>
            {at === picked && <Why path={path} />}
            {at === picked && path.attention && <Attention found={found} path={path} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Chips({ found: { concepts }, path }: { found: Hypothesis; path: Path }) {
  const labels = useWorkbench((state) => chosenGraph(state)?.labels) ?? [];
  return (
    <span className="path-chips">
      {path.nodes.map((at, place) => {
        const { name, label } = concepts[at]!;
        const index = labels.findIndex((one) => one.name === label);
        return (
          <span key={place} className="path-step">
            {place > 0 && <span aria-hidden="true">–</span>}
            <span className="path-chip">
              {index >= 0 && <LabelMark index={index} />}
              <Name text={name} longest={60} />
            </span>
          </span>
        );
      })}
    </span>
  );
}

function PathFigures({ found, path }: { found: Hypothesis; path: Path }) {
  const known = path.edges.flatMap((at) => found.edges[at]!.known);
  const newest = known.reduce((last, at) => Math.max(last, found.documents[at]!.time), 0);
  const words = HYPOTHESIS_TEXTS;
  return (
    <span className="soft small-print path-figures">
      <span className="number">{scored(path)}</span>
      <span>{words.documents(new Set(known).size)}</span>
      {newest > 0 && <span>{words.newest(tellTime(found.kind, newest))}</span>}
      {!path.kept && <span>{words.notKept}</span>}
    </span>
  );
}

/** The score, with its spread where runs were drawn. */
function scored({ score, std }: Path): string {
  if (std === 0) return formatNumber(score);
  return HYPOTHESIS_TEXTS.spread(formatNumber(score), formatNumber(std));
}

/** What each sort of number adds to the logit of the score, as a bar to the right or to the left. */
function Why({ path: { why } }: { path: Path }) {
  if (why.length === 0) return null;
  const most = Math.max(...why.map(({ share }) => Math.abs(share)));
  return (
    <dl className="path-why" aria-label={HYPOTHESIS_TEXTS.why}>
      {why.map(({ reason, share }) => (
        <div key={reason}>
          <dt>{HYPOTHESIS_TEXTS.reasons[reason]}</dt>
          <dd>
            <span
              className="why-bar"
              data-sign={share < 0 ? "less" : "more"}
              style={{ inlineSize: `${String((Math.abs(share) / most) * 48)}%` }}
              aria-hidden="true"
            />
            <span className="number">{share > 0 ? `+${formatNumber(share)}` : formatNumber(share)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
