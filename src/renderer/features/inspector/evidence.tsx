/** Passages behind an edge with the statement marked, their sources, and references to copy or, when asked, to open. */
import { ExternalLink } from "lucide-react";
import { useMemo, useState } from "react";
import type { Evidence } from "../../../shared/graph";
import { nearestFirst } from "../../../shared/documents/nearest-passages";
import { opensAddresses } from "../../api/engine-line";
import { useWorkbench } from "../../state/workbench-context";
import { toldReferences } from "../../ui/built-key";
import { CopyButton } from "../../ui/copy-button";
import { clipText, Name } from "../../ui/name";
import { IconButton } from "../../ui/icon-button";
import { INSPECTOR_TEXTS } from "./inspector-texts";
import { LongText, Part } from "./facts";
import { citesItself, markedParts, toldReference, webAddress } from "./passages";

const PASSAGES_SHOWN = 3;
const REFERENCES_SHOWN = 4;

export function EvidenceList({ evidence: unordered }: { evidence: readonly Evidence[] }) {
  const run = useWorkbench((state) => state.run);
  const evidence = useMemo(() => nearestFirst(unordered, run ?? {}), [unordered, run]);
  const [all, setAll] = useState(false);
  return (
    <Part title={INSPECTOR_TEXTS.evidence}>
      {evidence.length === 0 && <p className="soft">{INSPECTOR_TEXTS.noEvidence}</p>}
      {evidence.slice(0, all ? evidence.length : PASSAGES_SHOWN).map((passage, index) => (
        <Passage key={index} passage={passage} />
      ))}
      {evidence.length > PASSAGES_SHOWN && (
        <button type="button" className="more" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? INSPECTOR_TEXTS.less : INSPECTOR_TEXTS.more}
        </button>
      )}
    </Part>
  );
}

export function Passage({ passage }: { passage: Evidence }) {
  const parts = markedParts(passage);
  return (
    <figure className="passage">
      {passage.text !== "" && (
        <blockquote dir="auto">
          {parts === null ? (
            <LongText text={passage.text} />
          ) : (
            <>
              {parts.before}
              <mark>{parts.statement}</mark>
              {parts.after}
            </>
          )}
        </blockquote>
      )}
      <figcaption>
        {passage.source !== "" && !citesItself(passage) && (
          <Name text={passage.source} className="name source" />
        )}
        <References references={passage.references} />
      </figcaption>
    </figure>
  );
}

function References({ references: given }: { references: readonly string[] }) {
  const [all, setAll] = useState(false);
  const references = toldReferences(given);
  if (references.length === 0) return null;
  return (
    <>
      <ul className="references" aria-label={INSPECTOR_TEXTS.references}>
        {references.slice(0, all ? references.length : REFERENCES_SHOWN).map((reference, index) => (
          <Reference key={index} reference={reference} />
        ))}
      </ul>
      {references.length > REFERENCES_SHOWN && (
        <button type="button" className="more" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? INSPECTOR_TEXTS.less : INSPECTOR_TEXTS.more}
        </button>
      )}
    </>
  );
}

function Reference({ reference }: { reference: string }) {
  const address = webAddress(reference);
  return (
    <li className="reference">
      <bdi className={address === null ? "name" : "name code"} title={clipText(reference, 4000)}>
        {clipText(toldReference(reference), 200)}
      </bdi>
      <CopyButton
        text={reference}
        label={INSPECTOR_TEXTS.copyReference(reference.slice(0, 80))}
        done={INSPECTOR_TEXTS.copied}
      />
      {address !== null && opensAddresses() && (
        <IconButton
          icon={ExternalLink}
          label={INSPECTOR_TEXTS.openReference(reference.slice(0, 80))}
          onClick={() => window.open(address, "_blank", "noopener,noreferrer")}
        />
      )}
    </li>
  );
}
