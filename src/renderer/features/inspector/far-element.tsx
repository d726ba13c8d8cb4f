/** A node or edge of the graph that is not in the picture: what the graph knows of it. */
import { relationSaid } from "../../ui/texts/relation-said";
import { useEffect } from "react";
import type { ElementRef } from "../../picture/elements";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { Name } from "../../ui/name";
import { NodePassages } from "../evidence/node-passages";
import { EvidenceList } from "./evidence";
import { LongText, Part, Properties } from "./facts";
import { INSPECTOR_TEXTS } from "./inspector-texts";

export function FarElement({ element: { kind, handle } }: { element: ElementRef }) {
  return kind === "node" ? <FarNode node={handle} /> : <FarEdge edge={handle} />;
}

function FarNode({ node }: { node: number }) {
  const details = useWorkbench((state) => state.nodeDetails[node]);
  if (details === undefined) return <p className="soft">{INSPECTOR_TEXTS.loading}</p>;
  const { id, name, labels, text, properties } = details;
  return (
    <>
      <h3 className="element-name">
        <Name text={name || id} />
      </h3>
      <p className="quiet-note">{INSPECTOR_TEXTS.notInPicture}</p>
      {labels.length > 0 && (
        <ul className="chips" aria-label={INSPECTOR_TEXTS.labels}>
          {labels.map((label) => (
            <li key={label} className="chip">
              <Name text={label} longest={80} />
            </li>
          ))}
        </ul>
      )}
      <NodePassages node={node} />
      {text !== "" && (
        <Part title={INSPECTOR_TEXTS.text}>
          <LongText key={node} text={text} />
        </Part>
      )}
      <Properties properties={properties} />
    </>
  );
}

function FarEdge({ edge }: { edge: number }) {
  const commands = useCommands();
  const details = useWorkbench((state) => state.edgeDetails[edge]);
  const [source, target] = [details?.source, details?.target];
  useEffect(() => {
    if (source !== undefined && target !== undefined) void commands.readNodes([source, target]);
  }, [commands, source, target]);
  if (details === undefined) return <p className="soft">{INSPECTOR_TEXTS.loading}</p>;
  return (
    <>
      <div className="triple">
        <FarEnd node={details.source} />
        <span className="triple-relation">
          <Name text={relationSaid(details.relation)} />
          <span aria-hidden="true"> ↓</span>
        </span>
        <FarEnd node={details.target} />
      </div>
      <p className="quiet-note">{INSPECTOR_TEXTS.notInPicture}</p>
      <EvidenceList key={edge} evidence={details.evidence} />
      <Properties properties={details.properties} />
    </>
  );
}

function FarEnd({ node }: { node: number }) {
  const commands = useCommands();
  const details = useWorkbench((state) => state.nodeDetails[node]);
  return (
    <button
      type="button"
      className="triple-end"
      onClick={() => void commands.reveal({ kind: "node", handle: node })}
    >
      <Name text={details === undefined ? "…" : details.name || details.id} />
    </button>
  );
}
