/** How one thing acts on another: a card for each mechanism, from left to right, best first; a step shows its edge. */
import { ArrowLeft, ArrowRight, Minus, Plus } from "lucide-react";
import { Fragment, useState } from "react";
import type { RunView, SaidChain } from "../../../shared/trace";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { clipText, Name } from "../../ui/name";
import { relationSaid } from "../../ui/texts/relation-said";
import { ANSWERS_TEXTS } from "./answers-texts";
import { chainTitle } from "./chain-text";
import { usePointing } from "./use-pointing";

const LONGEST_NAME = 60;
/** More would stand between the question and the list of answers. */
const SHOWN = 1;

export function ChainCards({ run: { chains = [] } }: { run: RunView }) {
  const [all, setAll] = useState(false);
  if (chains.length === 0) return null;
  return (
    <div className="chain-cards">
      <ol className="chain-list" aria-label={ANSWERS_TEXTS.chains.title(chains.length)}>
        {chains.slice(0, all ? chains.length : SHOWN).map((chain, index) => (
          <li key={index} className="chain-card">
            <p className="chain-records">
              <bdi>{chainTitle(chain)}</bdi>
            </p>
            <Ways chain={chain} />
            <Effect sign={chain.sign} />
          </li>
        ))}
      </ol>
      {chains.length > SHOWN && (
        <button type="button" className="more" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? ANSWERS_TEXTS.fewer : ANSWERS_TEXTS.chains.all(chains.length)}
        </button>
      )}
    </div>
  );
}

function Ways({ chain: { nodes, steps } }: { chain: SaidChain }) {
  return (
    <div className="chain-way">
      {nodes.map((node, at) => (
        <Fragment key={at}>
          {at > 0 && <StepButton step={steps[at - 1]!} from={nodes[at - 1]!.name} to={node.name} />}
          <NodeButton {...node} />
        </Fragment>
      ))}
    </div>
  );
}

/** A thing on the way: shown in the picture while looked at, read about by a click. */
function NodeButton({ node, name }: SaidChain["nodes"][number]) {
  const pointing = usePointing({ nodes: [node], edges: [] });
  const commands = useCommands();
  const isSelected = useWorkbench(({ selection }) => selection?.kind === "node" && selection.handle === node);
  return (
    <button
      type="button"
      className="chain-node"
      aria-pressed={isSelected}
      {...pointing}
      onClick={() => void commands.reveal({ kind: "node", handle: node })}
    >
      <Name text={name} longest={LONGEST_NAME} />
    </button>
  );
}

interface StepButtonProps {
  readonly step: SaidChain["steps"][number];
  readonly from: string;
  readonly to: string;
}

/** Reads in the order of the chain; its arrow shows which way the edge is stored. */
function StepButton({ step: { edge, words: own, forward }, from, to }: StepButtonProps) {
  const words = relationSaid(own);
  const pointing = usePointing({ nodes: [], edges: [edge] });
  const commands = useCommands();
  const isSelected = useWorkbench(({ selection }) => selection?.kind === "edge" && selection.handle === edge);
  const said = forward ? [from, words, to] : [to, words, from];
  const Arrow = forward ? ArrowRight : ArrowLeft;
  return (
    <button
      type="button"
      className="chain-step"
      aria-pressed={isSelected}
      aria-label={said.map((part) => clipText(part, LONGEST_NAME)).join(" ")}
      {...pointing}
      onClick={() => void commands.reveal({ kind: "edge", handle: edge })}
    >
      {!forward && <Arrow size={13} aria-hidden="true" />}
      <bdi>{clipText(words, LONGEST_NAME)}</bdi>
      {forward && <Arrow size={13} aria-hidden="true" />}
    </button>
  );
}

function Effect({ sign }: Pick<SaidChain, "sign">) {
  const { effect } = ANSWERS_TEXTS.chains;
  if (sign === 0) return <p className="soft small-print">{effect.unsaid}</p>;
  const Icon = sign > 0 ? Plus : Minus;
  return (
    <p className="chain-effect" data-sign={sign}>
      <Icon size={13} aria-hidden="true" />
      {sign > 0 ? effect.more : effect.less}
    </p>
  );
}
