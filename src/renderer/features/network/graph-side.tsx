/** Beside the network: what the graph is, questions to start with, whom it knows best, kinds and relations with their counts. */
import { useState } from "react";
import type { GraphSummary } from "../../../shared/contract";
import type { RunView } from "../../../shared/trace";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { formatCount } from "../../ui/format";
import { LANGUAGE } from "../../ui/language";
import { Name } from "../../ui/name";
import { TEXTS } from "../../ui/texts/texts";
import { LabelMark } from "../graph-view/label-mark";
import { GraphSource, Labels, Relations } from "../welcome/graph-card";
import { Questions } from "../welcome/welcome";
import { LinkConcepts } from "../hypothesis/link-concepts";
import { ReadTexts } from "../reading/read-texts";
import { DEGREE, networkAtHand, readyQuestions } from "./network";
import { entitiesTitle, NETWORK_TEXTS } from "./network-texts";

const ENTITIES_SHOWN = 10;

export function GraphSide({ graph, view }: { graph: GraphSummary; view: RunView }) {
  const found = useWorkbench((state) => networkAtHand(state)?.questions);
  const questions = readyQuestions(graph, found, LANGUAGE);
  const isLooking = graph.questions.length === 0 && found === undefined;
  return (
    <section className="panel-body graph-side" aria-label={NETWORK_TEXTS.side}>
      <h3 className="graph-side-title">
        <bdi>{TEXTS.said(graph.title) || graph.name}</bdi>
      </h3>
      {graph.description !== "" && <p className="soft">{TEXTS.said(graph.description)}</p>}
      <ReadTexts graph={graph} />
      <LinkConcepts graph={graph} />
      {(isLooking || questions.length > 0) && (
        <div aria-busy={isLooking}>
          <h4>{NETWORK_TEXTS.questions}</h4>
          {isLooking && <p className="soft">{NETWORK_TEXTS.trying}</p>}
          <Questions questions={questions} graph={graph.name} />
        </div>
      )}
      <Entities view={view} graph={graph} />
      {graph.labels.length > 0 && <Labels graph={graph} />}
      <Relations graph={graph} />
      <GraphSource graph={graph} />
    </section>
  );
}

/** The nodes of the network, best joined first; each selects itself and comes into sight. */
function Entities({ view, graph }: { view: RunView; graph: GraphSummary }) {
  const commands = useCommands();
  const [all, setAll] = useState(false);
  const selected = useWorkbench(({ selection }) => (selection?.kind === "node" ? selection.handle : -1));
  const { handle, label, name, id, numbers } = view.nodes;
  const rows = [...handle.keys()].slice(0, all ? undefined : ENTITIES_SHOWN);
  return (
    <section>
      <h4 id="best-connected">{entitiesTitle(graph)}</h4>
      <ul className="counts" aria-labelledby="best-connected">
        {rows.map((row) => (
          <li key={handle[row]}>
            <button
              type="button"
              className="question entity"
              aria-pressed={handle[row] === selected}
              onClick={() => void commands.reveal({ kind: "node", handle: handle[row]! })}
            >
              <LabelMark index={label[row]!} />
              <Name text={name[row] || id[row]!} longest={80} />
              {graph.edges > 0 && (
                <span className="number" title={NETWORK_TEXTS.degree(numbers[DEGREE]![row]!)}>
                  {formatCount(numbers[DEGREE]![row]!)}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {handle.length > ENTITIES_SHOWN && (
        <button type="button" className="more" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? NETWORK_TEXTS.fewer : NETWORK_TEXTS.all}
        </button>
      )}
    </section>
  );
}
