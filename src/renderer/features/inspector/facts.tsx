/** Small pieces every inspector is made of: a titled part, a list of facts, numbers with their meaning, a long text that folds. */
import { useState, type ReactNode } from "react";
import { formatNumber, formatProperty } from "../../ui/format";
import type { PropertyValue } from "../../../shared/graph";
import { CODES } from "../tables/number-columns";
import { useWorkbench } from "../../state/workbench-context";
import { isBuiltKey } from "../../ui/built-key";
import { Hint } from "../../ui/hint";
import { clipText, Name } from "../../ui/name";
import { numberText } from "../../ui/number-text";
import { INSPECTOR_TEXTS } from "./inspector-texts";

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="part">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** A fact: a term with its meaning as a hint, and a value. */
export function Fact({ term, meaning, children }: { term: string; meaning?: string; children: ReactNode }) {
  const name = meaning === undefined ? term : <Term term={term} meaning={meaning} />;
  return (
    <div className="fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A word that can be asked what it means, by pointer or keyboard. */
export function Term({ term, meaning }: { term: string; meaning: string }) {
  return (
    <Hint text={meaning}>
      <button type="button" className="term">
        {term}
      </button>
    </Hint>
  );
}

export interface NumbersProps {
  readonly kind: "node" | "edge";
  readonly numbers: Readonly<Record<string, number>>;
  /** Names of numbers that stand elsewhere. */
  readonly hidden?: readonly string[];
}

/** Every number that has a value, each with its formula or meaning. */
export function Numbers({ kind, numbers, hidden = [] }: NumbersProps) {
  const method = useWorkbench((state) => state.ranWith?.recipe.score.method ?? "");
  const present = Object.entries(numbers).filter(
    ([name, value]) => !CODES.includes(name) && !hidden.includes(name) && !Number.isNaN(value),
  );
  if (present.length === 0) return null;
  return (
    <Part title={INSPECTOR_TEXTS.numbers}>
      <dl className="facts-list">
        {present.map(([name, value]) => {
          const text = numberText(kind, name, method);
          return (
            <Fact key={name} term={text.name} meaning={text.meaning}>
              <span className="number" title={String(value)}>
                {formatNumber(value)}
              </span>
            </Fact>
          );
        })}
      </dl>
    </Part>
  );
}

const PROPERTIES_SHOWN = 8;

export function Properties({ properties }: { properties: Readonly<Record<string, PropertyValue>> }) {
  const [all, setAll] = useState(false);
  // A name without a value, as of an author that no file told, says nothing, nor does a key that a build made.
  const entries = Object.entries(properties).filter(([, value]) => {
    const text = formatProperty(value);
    return text !== "" && !(typeof value === "string" && isBuiltKey(text));
  });
  if (entries.length === 0) return null;
  return (
    <Part title={INSPECTOR_TEXTS.properties}>
      <dl className="facts-list">
        {entries.slice(0, all ? entries.length : PROPERTIES_SHOWN).map(([name, value]) => (
          <div key={name} className="fact">
            <dt>
              <Name text={name} longest={120} />
            </dt>
            <dd>
              <LongText text={formatProperty(value)} />
            </dd>
          </div>
        ))}
      </dl>
      {entries.length > PROPERTIES_SHOWN && <Fold open={all} onClick={() => setAll(!all)} />}
    </Part>
  );
}

const SHORT = 280;
const LONGEST = 20_000;

/** Text of any length: its beginning, the rest on demand, and never more than the page can bear. */
export function LongText({ text }: { text: string }) {
  const [all, setAll] = useState(false);
  return (
    <>
      <bdi className="long-text">{clipText(text, all ? LONGEST : SHORT)}</bdi>
      {text.length > SHORT && <Fold open={all} onClick={() => setAll(!all)} />}
    </>
  );
}

function Fold({ open, onClick }: { open: boolean; onClick: () => void }) {
  return (
    <button type="button" className="more" aria-expanded={open} onClick={onClick}>
      {open ? INSPECTOR_TEXTS.less : INSPECTOR_TEXTS.more}
    </button>
  );
}

/** The numbers of one row of a table of columns. */
export function numbersOf(
  columns: Readonly<Record<string, Float64Array>>,
  row: number,
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, column[row] ?? Number.NaN]),
  );
}
