/** The field of a table's filter, and beneath it what is wrong with what was typed. */
import type { FilterFault } from "./filter-language";
import { TABLES_TEXTS } from "./tables-texts";

export interface FilterFieldProps {
  readonly label: string;
  readonly text: string;
  readonly fault: FilterFault | null;
  readonly onType: (text: string) => void;
}

export function FilterField({ label, text, fault, onType }: FilterFieldProps) {
  return (
    <input
      type="search"
      className="field filter-field"
      aria-label={label}
      title={TABLES_TEXTS.filterHint}
      placeholder={TABLES_TEXTS.placeholder}
      aria-invalid={fault !== null}
      spellCheck={false}
      maxLength={2000}
      value={text}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

/** What is wrong with a filter, as one sentence. */
export function FilterTrouble({ fault }: { fault: FilterFault | null }) {
  if (fault === null) return null;
  return (
    <p className="filter-fault small-print" role="status">
      <bdi>{TABLES_TEXTS.faults[fault.problem](fault.word.slice(0, 60), fault.at + 1)}</bdi>
    </p>
  );
}
