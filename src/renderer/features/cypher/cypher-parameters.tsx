/** Parameters of the query, as one JSON object; out of the way until they are wanted. */
import { changeCypher, readParameters } from "./cypher";
import { useChange, useWorkbench } from "../../state/workbench-context";
import { CYPHER_TEXTS } from "./cypher-texts";

export function CypherParameters() {
  const change = useChange();
  const parameters = useWorkbench(({ cypher }) => cypher.parameters);
  const wrong = readParameters(parameters) === null;
  const texts = CYPHER_TEXTS;
  return (
    <details className="cypher-parameters">
      <summary>{texts.parameters}</summary>
      <textarea
        className="field"
        rows={2}
        spellCheck={false}
        aria-label={texts.parameters}
        aria-invalid={wrong}
        placeholder={texts.parametersHint}
        value={parameters}
        onChange={({ target }) => change(changeCypher, { parameters: target.value })}
      />
      {wrong && (
        <p role="alert" className="filter-fault">
          {texts.parametersFault}
        </p>
      )}
    </details>
  );
}
