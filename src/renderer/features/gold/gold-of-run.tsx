/** The gold of the question at hand, one by one; a click shows it on the graph. */
import { relationSaid } from "../../ui/texts/relation-said";
import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import type { GoldAnswer, GoldEdge } from "../../../shared/gold";
import type { ElementRef } from "../../picture/elements";
import { rowOf } from "../../state/selection";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { clipText } from "../../ui/name";
import { TEXTS } from "../../ui/texts/texts";
import { GOLD_TEXTS } from "./gold-texts";
import { reasonName, reasonSentence } from "./reason-text";

/** A question may have hundreds of answers: as many are listed as a person reads. */
const MOST_SHOWN = 200;

export function GoldEdges({ edges }: { edges: readonly GoldEdge[] }) {
  const texts = GOLD_TEXTS.waterfall;
  if (edges.length === 0) return null;
  // Lost ones first: they are what one looks for.
  const sorted = [...edges].sort((a, b) => Number(a.reason === "kept") - Number(b.reason === "kept"));
  return (
    <>
      <h4>{texts.goldEdges}</h4>
      <ul className="gold-items">
        {sorted.slice(0, MOST_SHOWN).map((edge, index) => (
          <Item
            key={index}
            good={edge.reason === "kept"}
            element={edge.handle < 0 ? null : { kind: "edge", handle: edge.handle }}
            label={`${edge.source} ${relationSaid(edge.relation)} ${edge.target}`}
            state={
              edge.lostAt === undefined
                ? texts.kept
                : `${texts.lostAtStage(TEXTS.stages[edge.lostAt]!)}: ${reasonName(edge.reason)}`
            }
          >
            <bdi>{clipText(edge.source, 120)}</bdi>{" "}
            <span className="soft">
              <bdi>{clipText(relationSaid(edge.relation), 80)}</bdi>
            </span>{" "}
            <bdi>{clipText(edge.target, 120)}</bdi>
            {edge.reason !== "kept" && (
              <span className="gold-why">
                <bdi>{reasonSentence(edge)}</bdi>
              </span>
            )}
          </Item>
        ))}
      </ul>
    </>
  );
}

export function GoldAnswers({ answers }: { answers: readonly GoldAnswer[] }) {
  const texts = GOLD_TEXTS.waterfall;
  return (
    <>
      <h4>{texts.goldAnswers}</h4>
      <ul className="gold-items">
        {answers.slice(0, MOST_SHOWN).map((answer, index) => (
          <Item
            key={index}
            good={answer.rank === 1}
            element={answer.node < 0 ? null : { kind: "node", handle: answer.node }}
            label={answer.wanted}
            state={stateOf(answer)}
          >
            <bdi>{clipText(answer.name || answer.wanted, 200)}</bdi>
          </Item>
        ))}
      </ul>
    </>
  );
}

function stateOf({ rank, node, lostAt }: GoldAnswer): string {
  const texts = GOLD_TEXTS.waterfall;
  if (rank > 0) return texts.rank(rank);
  return node < 0 ? texts.notInGraph : texts.lostAtStage(TEXTS.stages[lostAt ?? "read"]!);
}

interface ItemProps {
  readonly good: boolean;
  readonly element: ElementRef | null;
  readonly label: string;
  readonly state: string;
  readonly children: ReactNode;
}

function Item({ good, element, label, state, children }: ItemProps) {
  const commands = useCommands();
  const { selected, drawn } = useWorkbench(({ run, selection }) => ({
    selected: element !== null && selection?.kind === element.kind && selection.handle === element.handle,
    drawn: run !== null && element !== null && rowOf(run, element) !== -1,
  }));
  const Icon = good ? Check : X;
  const texts = GOLD_TEXTS.waterfall;
  const body = (
    <>
      <span className="gold-mark" data-kind={good ? "hit" : "missed"}>
        <Icon size={14} aria-hidden="true" />
      </span>
      <span className="gold-item-text">{children}</span>
      <span className="gold-item-state small-print soft">
        {state}
        {element !== null && !drawn && ` · ${texts.notDrawn}`}
      </span>
    </>
  );
  return (
    <li>
      {element === null ? (
        <div className="gold-item">{body}</div>
      ) : (
        <button
          type="button"
          className="gold-item"
          aria-pressed={selected}
          title={texts.show(clipText(label, 200))}
          onClick={() => void commands.reveal(element)}
        >
          {body}
        </button>
      )}
    </li>
  );
}
