/** What a configured run reads and writes, told before it begins. */
import type { PipelineLook } from "../../../shared/pipeline";
import { Name } from "../../ui/name";
import { PIPELINE_TEXTS } from "./pipeline-texts";

/** Graph, recipe and results folder, and the files that are still to be chosen. */
export function PipelinePlan({ plan }: { plan: PipelineLook }) {
  const { graph, writes, recipe, results, missing } = plan;
  return (
    <div className="pipeline-plan">
      <dl className="facts-list">
        <div className="fact">
          <dt>{PIPELINE_TEXTS.graph}</dt>
          <dd>
            <Name text={graph} longest={120} /> <span className="soft">{PIPELINE_TEXTS.writes[writes]}</span>
          </dd>
        </div>
        <div className="fact">
          <dt>{PIPELINE_TEXTS.recipe}</dt>
          <dd>
            <Name text={recipe} longest={120} />
          </dd>
        </div>
        <div className="fact">
          <dt>{PIPELINE_TEXTS.results}</dt>
          <dd>
            <bdi className="pipeline-path">{results}</bdi>
          </dd>
        </div>
      </dl>
      {missing.length > 0 && (
        <div role="status">
          <p>{PIPELINE_TEXTS.missing}</p>
          <ul className="pipeline-missing">
            {missing.map((file) => (
              <li key={file}>
                <Name text={file} longest={200} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
