/** A graph that has not been asked yet: what is in it, and questions to start with. */
import { kindSaid, relationSaid } from "../../ui/texts/relation-said";
import { useState, type ReactNode } from "react";
import type { GraphSummary } from "../../../shared/contract";
import { questionsSaid } from "../../ui/texts/ready-questions";
import { formatCount } from "../../ui/format";
import { Name } from "../../ui/name";
import { LabelMark } from "../graph-view/label-mark";
import { TEXTS } from "../../ui/texts/texts";
import { WELCOME_TEXTS } from "./welcome-texts";
import { GraphTag } from "../connections/graph-tag";
import { Questions } from "./welcome";

const SHOWN = 12;

export function GraphCard({ graph }: { graph: GraphSummary }) {
  return (
    <div className="welcome">
      <div className="welcome-inner narrow">
        <h2 className="welcome-title small">
          <GraphTag graph={graph.name} />
          <bdi>{TEXTS.said(graph.title) || graph.name}</bdi>
        </h2>
        {graph.description !== "" && <p className="welcome-lead">{TEXTS.said(graph.description)}</p>}
        <p className="soft">
          {graph.questions.length > 0 ? WELCOME_TEXTS.empty.lead : WELCOME_TEXTS.empty.noQuestions}
        </p>
        <Questions questions={questionsSaid(graph.questions)} graph={graph.name} />
        <div className="facts">
          <Labels graph={graph} />
          <Relations graph={graph} />
        </div>
        <GraphSource graph={graph} />
      </div>
    </div>
  );
}

/** How large the graph is and whose. */
export function GraphSource({ graph }: { graph: GraphSummary }) {
  return (
    <p className="soft small-print">
      {WELCOME_TEXTS.size(graph.nodes, graph.edges)}
      {graph.licence !== "" && ` · ${graph.licence}`}
      {graph.attribution !== "" && ` · ${graph.attribution}`}
    </p>
  );
}

export function Labels({ graph }: { graph: GraphSummary }) {
  // The mark is the label's own place, whatever order they are listed in.
  const marked = graph.labels.map((label, index) => ({ ...label, index }));
  return (
    <Counts title={WELCOME_TEXTS.empty.labels} all={marked}>
      {({ name, index }) => (
        <>
          <LabelMark index={index} />
          <Name text={kindSaid(name)} />
        </>
      )}
    </Counts>
  );
}

export function Relations({ graph }: { graph: GraphSummary }) {
  return (
    <Counts title={WELCOME_TEXTS.empty.relations} all={graph.relations}>
      {({ name, words }) => <Name text={relationSaid(words || name)} />}
    </Counts>
  );
}

interface CountsProps<T> {
  readonly title: string;
  readonly all: readonly T[];
  readonly children: (one: T) => ReactNode;
}

/** The most frequent first; the others on request. */
function Counts<T extends { readonly name: string; readonly count: number }>(props: CountsProps<T>) {
  const [whole, setWhole] = useState(false);
  if (props.all.length === 0) return null;
  const all = [...props.all].sort((a, b) => b.count - a.count);
  const shown = whole || all.length <= SHOWN ? all : all.slice(0, SHOWN - 1);
  const others = WELCOME_TEXTS.empty.others(all.length - shown.length);
  return (
    <section>
      <h3>{props.title}</h3>
      <ul className="counts">
        {shown.map((one) => (
          <li key={one.name}>
            {props.children(one)}
            <span className="number">{formatCount(one.count)}</span>
          </li>
        ))}
      </ul>
      {shown.length < all.length && (
        <button
          type="button"
          className="more"
          aria-label={`${props.title}: ${others}`}
          onClick={() => setWhole(true)}
        >
          {others}
        </button>
      )}
    </section>
  );
}
