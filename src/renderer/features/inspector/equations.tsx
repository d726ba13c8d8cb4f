/** The sums behind an edge's numbers, with their values filled in. */
import { edgeEquations } from "../../state/arithmetic";
import { useWorkbench } from "../../state/workbench-context";
import { formatNumber } from "../../ui/format";
import { TEXTS } from "../../ui/texts/texts";
import { Part } from "./facts";

export function Equations({ numbers }: { numbers: Readonly<Record<string, number>> }) {
  const ranWith = useWorkbench((state) => state.ranWith);
  const equations = ranWith === null ? [] : edgeEquations(ranWith, numbers);
  if (equations.length === 0) return null;
  return (
    <Part title={TEXTS.inspector.arithmetic}>
      <dl className="equations">
        {equations.map(({ name, formula, terms, result }) => (
          <div key={name}>
            <dt>
              {TEXTS.inspector.equation[name] ?? name} = {formula}
            </dt>
            <dd className="number">
              {terms.map((term) => (typeof term === "number" ? formatNumber(term) : term)).join(" ")} ={" "}
              <strong>{formatNumber(result)}</strong>
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
