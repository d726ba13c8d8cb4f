/** The formats a run can be exported in, and whether all candidates go along. */
import { Check } from "lucide-react";
import type { RefObject } from "react";
import type { RunFormat } from "../../../shared/contract";
import { EXPORTS_TEXTS } from "./exports-texts";

export interface ExportMenuProps {
  readonly menu: RefObject<HTMLDivElement | null>;
  readonly candidates: boolean;
  readonly onScope: (candidates: boolean) => void;
  readonly onPick: (format: RunFormat) => void;
}

const GROUPS: readonly (readonly RunFormat[])[] = [
  ["html", "md"],
  ["csv", "jsonl"],
  ["graphml", "gexf", "cyjs", "cypher"],
  ["trace.jsonl"],
];

export function ExportMenu({ menu, candidates, onScope, onPick }: ExportMenuProps) {
  return (
    <div ref={menu} className="menu" role="menu" aria-label={EXPORTS_TEXTS.title}>
      {GROUPS.map((formats) => (
        <div key={formats.join()} className="menu-group" role="group">
          {formats.map((format) => (
            <button
              key={format}
              type="button"
              role="menuitem"
              className="menu-item"
              onClick={() => onPick(format)}
            >
              {EXPORTS_TEXTS.formats[format]}
            </button>
          ))}
        </div>
      ))}
      <button
        type="button"
        role="menuitemcheckbox"
        aria-checked={candidates}
        className="menu-item menu-choice"
        onClick={() => onScope(!candidates)}
      >
        <Check size={14} aria-hidden="true" />
        {EXPORTS_TEXTS.candidates}
      </button>
    </div>
  );
}
