/** One triple under a statement, with the passages that say so and a citation to copy. */
import { relationSaid } from "../../ui/texts/relation-said";
import { memo, useState } from "react";
import type { Evidence } from "../../../shared/graph";
import { nearestFirst, type ToldPassages } from "../../../shared/documents/nearest-passages";
import type { RunView } from "../../../shared/trace";
import { citationOf } from "./evidence";
import { useCommands } from "../../state/workbench-context";
import { CopyButton } from "../../ui/copy-button";
import { Name } from "../../ui/name";
import { INSPECTOR_TEXTS } from "../inspector/inspector-texts";
import { EVIDENCE_TEXTS } from "./evidence-texts";
import { Passage } from "../inspector/evidence";

const PASSAGES_SHOWN = 2;

interface TripleEvidenceProps {
  readonly run: RunView;
  readonly row: number;
  /** Null while it is fetched. */
  readonly told: ToldPassages | null;
  readonly evidence: readonly Evidence[] | undefined;
}

export const TripleEvidence = memo(function TripleEvidence({
  run,
  row,
  told,
  evidence,
}: TripleEvidenceProps) {
  const commands = useCommands();
  const handle = run.edges.handle[row]!;
  const [source, relation, target] = wordsOf(run, row);
  const triple = `${source} — ${relation} → ${target}`;
  return (
    <li className="statement-triple">
      <div className="statement-triple-head">
        <button
          type="button"
          className="statement-triple-name"
          aria-label={EVIDENCE_TEXTS.show(triple.slice(0, 200))}
          onClick={() => void commands.reveal({ kind: "edge", handle })}
        >
          <Name text={source} /> <span className="soft">{relation} →</span> <Name text={target} />
        </button>
        <CopyButton
          text={() => citationOf(triple, run.graph, nearestFirst(evidence ?? [], run), EVIDENCE_TEXTS.quote)}
          label={EVIDENCE_TEXTS.copy}
          done={EVIDENCE_TEXTS.copied}
        />
      </div>
      {told === null ? (
        <p className="soft small-print">{EVIDENCE_TEXTS.loading}</p>
      ) : (
        <Passages evidence={told.fresh} />
      )}
      {told !== null && told.fresh.length === 0 && told.before > 0 && (
        <p className="soft small-print">{EVIDENCE_TEXTS.above}</p>
      )}
    </li>
  );
});

function Passages({ evidence }: { evidence: readonly Evidence[] }) {
  const [all, setAll] = useState(false);
  if (evidence.length === 0) return null;
  return (
    <>
      {evidence.slice(0, all ? evidence.length : PASSAGES_SHOWN).map((passage, at) => (
        <Passage key={at} passage={passage} />
      ))}
      {evidence.length > PASSAGES_SHOWN && (
        <button type="button" className="more" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? INSPECTOR_TEXTS.less : EVIDENCE_TEXTS.passages(evidence.length)}
        </button>
      )}
    </>
  );
}

function wordsOf({ nodes, edges, relations }: RunView, row: number): [string, string, string] {
  const name = (end: number): string => nodes.name[end] || (nodes.id[end] ?? "");
  const relation = relationSaid(relations[edges.relation[row] ?? -1] ?? "");
  return [name(edges.source[row] ?? -1), relation, name(edges.target[row] ?? -1)];
}
