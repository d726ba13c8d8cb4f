/** The sums behind an edge's numbers, with their values filled in. */
import { edgeEquations } from "./arithmetic";
import { useWorkbench } from "../../state/workbench-context";
import { formatNumber } from "../../ui/format";
import { INSPECTOR_TEXTS } from "./inspector-texts";
import { Part } from "./facts";

export function Equations({ numbers }: { numbers: Readonly<Record<string, number>> }) {
  const ranWith = useWorkbench((state) => state.ranWith);
  const equations = ranWith === null ? [] : edgeEquations(ranWith, numbers);
  if (equations.length === 0) return null;
  return (
    <Part title={INSPECTOR_TEXTS.arithmetic}>
      <dl className="equations">
        {equations.map(({ name, formula, terms, result }) => (
          <div key={name}>
            <dt>
              {INSPECTOR_TEXTS.equation[name] ?? name} = {formula}
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
