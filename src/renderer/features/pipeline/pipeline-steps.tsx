/** The steps of a configured run, what each made, and the figures. */
import { Fragment } from "react";
import type { PipelineReport } from "../../../shared/pipeline";
import { CopyButton } from "../../ui/copy-button";
import { formatNumber, formatTime } from "../../ui/format";
import { Name } from "../../ui/name";
import { stepsOf } from "./pipeline";
import { PIPELINE_TEXTS } from "./pipeline-texts";
import type { PipelineAtHand } from "./pipeline-view";

export function PipelineSteps({ pipeline }: { pipeline: PipelineAtHand }) {
  const { step, state, time, outputs, steps } = PIPELINE_TEXTS;
  return (
    <table className="pipeline-steps">
      <caption className="visually-hidden">{steps}</caption>
      <thead>
        <tr>
          {[step, state, time, outputs].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {stepsOf(pipeline).map((one) => (
          <tr key={one.name} data-state={one.state}>
            <th scope="row">{nameOf(one.name)}</th>
            <td>{PIPELINE_TEXTS.states[one.state]}</td>
            <td className="number">{one.state === "done" ? formatTime(one.ms) : ""}</td>
            <td>
              {Object.entries(one.outputs).map(([what, hash]) => (
                <Sum key={what} what={what} hash={hash} />
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The manifest, and how well each evaluation went. */
export function PipelineResults({ report: { manifest, figures } }: { report: PipelineReport }) {
  return (
    <section className="pipeline-results" aria-label={PIPELINE_TEXTS.figures}>
      {figures.map(({ step, metrics }) => (
        <Fragment key={step}>
          <h4>{nameOf(step)}</h4>
          <dl className="pipeline-figures">
            {Object.entries(metrics).map(([name, value]) => (
              <div key={name}>
                <dt>
                  <Name text={name} longest={60} />
                </dt>
                <dd className="number">{formatNumber(value)}</dd>
              </div>
            ))}
          </dl>
        </Fragment>
      ))}
      <p>
        {PIPELINE_TEXTS.manifest} <Sum what="manifest.json" hash={manifest} />
      </p>
    </section>
  );
}

function Sum({ what, hash }: { what: string; hash: string }) {
  return (
    <span className="pipeline-sum">
      <Name text={what} longest={60} />
      <code title={hash}>{hash.slice(0, 12)}</code>
      <CopyButton text={hash} label={PIPELINE_TEXTS.copy(what)} done={PIPELINE_TEXTS.copied} />
    </span>
  );
}

/** "evaluate-7" is known by its seed. */
function nameOf(step: string): string {
  const seed = /^evaluate-(\d+)$/.exec(step)?.[1];
  return seed === undefined ? (PIPELINE_TEXTS.names[step] ?? step) : PIPELINE_TEXTS.evaluate(seed);
}
