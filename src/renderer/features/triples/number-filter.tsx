/** Lists only triples with a number at least, or at most, so large. */
import type { RunView } from "../../../shared/trace";
import { numberColumns } from "../tables/number-columns";
import type { NumberBound, TripleQuery } from "../tables/triples";
import { numberText } from "../../ui/number-text";
import { TRIPLES_TEXTS } from "./triples-texts";

export interface NumberFilterProps {
  readonly run: RunView;
  readonly query: TripleQuery;
  readonly set: (part: Partial<TripleQuery>) => void;
}

export function NumberFilter({ run, query: { bound }, set }: NumberFilterProps) {
  const columns = numberColumns(run);
  const { anyNumber, number, atLeast, atMost, side, value } = TRIPLES_TEXTS;
  const change = (part: Partial<NumberBound>): void =>
    set({ bound: { name: "", side: "least", value: "", ...bound, ...part } });
  if (columns.length === 0) return null;
  return (
    <span className="number-filter">
      <select
        aria-label={number}
        value={bound?.name ?? ""}
        onChange={({ target: { value: name } }) => (name === "" ? set({ bound: null }) : change({ name }))}
      >
        <option value="">{anyNumber}</option>
        {columns.map((name) => (
          <option key={name} value={name}>
            {numberText("edge", name).name}
          </option>
        ))}
      </select>
      {bound !== null && (
        <>
          <select
            aria-label={side}
            value={bound.side}
            onChange={(event) => change({ side: event.target.value as NumberBound["side"] })}
          >
            <option value="least">{atLeast}</option>
            <option value="most">{atMost}</option>
          </select>
          <input
            type="text"
            inputMode="decimal"
            className="field number"
            aria-label={value}
            placeholder="0.5"
            value={bound.value}
            onChange={(event) => change({ value: event.target.value })}
          />
        </>
      )}
    </span>
  );
}
