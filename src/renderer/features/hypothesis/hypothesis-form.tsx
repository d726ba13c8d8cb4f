/** What is asked: two concepts, until when, how far, and through what. */
import { useId } from "react";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { chosenGraph } from "../../state/workbench";
import { Name } from "../../ui/name";
import { kindSaid } from "../../ui/texts/relation-said";
import { ConceptField } from "./concept-field";
import { CutSlider } from "./cut-slider";
import { formOf, LONGEST_PATH, type HypothesisForm } from "./hypothesis";
import { HYPOTHESIS_TEXTS } from "./hypothesis-texts";

const LENGTHS = Array.from({ length: LONGEST_PATH - 1 }, (_, at) => at + 2);
const COSTLY = 5;

export function HypothesisFormPart() {
  const commands = useCommands();
  const { overrides, settings, recipes } = useWorkbench(({ overrides, settings, recipes }) => ({
    ...{ overrides, settings, recipes },
  }));
  const asking = useWorkbench((state) => state.asking !== null);
  const form = formOf({ overrides, settings, recipes });
  const isReady = form.source !== "" && form.target !== "";
  return (
    <form
      className="hypothesis-form"
      aria-label={HYPOTHESIS_TEXTS.title}
      onSubmit={(event) => {
        event.preventDefault();
        // Once a field that is still written in has settled.
        requestAnimationFrame(() => void commands.askHypothesis());
      }}
    >
      <p className="soft small-print">{HYPOTHESIS_TEXTS.lead}</p>
      <ConceptField label={HYPOTHESIS_TEXTS.source} path="seed.source" value={form.source} />
      <ConceptField label={HYPOTHESIS_TEXTS.target} path="seed.target" value={form.target} />
      <CutSlider graph={settings.graph} cut={form.cutDate} />
      <Length value={form.maxHops} />
      <Vocabulary form={form} />
      <label className="check-line">
        <input
          type="checkbox"
          checked={form.maskTrivialEdge}
          onChange={(event) => commands.turnHypothesis("expand.maskTrivialEdge", event.target.checked)}
        />
        {HYPOTHESIS_TEXTS.mask}
      </label>
      {asking ? (
        <button type="button" className="button" onClick={() => commands.cancel()}>
          {HYPOTHESIS_TEXTS.stop}
        </button>
      ) : (
        <GoButton />
      )}
      {!isReady && <p className="soft small-print needs-both">{HYPOTHESIS_TEXTS.needsBoth}</p>}
    </form>
  );
}

/** Pressed while a field is written in: the field settles with the click and not before, or what it says would move the button from under the pointer. */
function GoButton() {
  return (
    <button
      type="submit"
      className="button primary"
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => event.detail > 0 && event.currentTarget.focus()}
    >
      {HYPOTHESIS_TEXTS.go}
    </button>
  );
}

function Length({ value }: { value: number }) {
  const commands = useCommands();
  const id = useId();
  return (
    <div className="form-field">
      <label htmlFor={id}>{HYPOTHESIS_TEXTS.length}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => commands.turnHypothesis("expand.maxHops", Number(event.target.value))}
      >
        {LENGTHS.map((one) => (
          <option key={one} value={one}>
            {HYPOTHESIS_TEXTS.steps(one)}
          </option>
        ))}
      </select>
      {value >= COSTLY && <span className="soft small-print">{HYPOTHESIS_TEXTS.cost}</span>}
    </div>
  );
}

function Vocabulary({ form: { interior } }: { form: HypothesisForm }) {
  const commands = useCommands();
  const labels = useWorkbench((state) => chosenGraph(state)?.labels) ?? [];
  if (labels.length < 2) return null;
  const set = (label: string, wanted: boolean): void => {
    const now = interior.length === 0 ? [] : interior.filter((one) => one !== label);
    commands.turnHypothesis("expand.interior", wanted ? [...now, label] : now);
  };
  return (
    <fieldset className="hypothesis-kinds">
      <legend>{HYPOTHESIS_TEXTS.vocabulary}</legend>
      <label className="check-line">
        <input
          type="checkbox"
          checked={interior.length === 0}
          onChange={() => commands.turnHypothesis("expand.interior", [])}
        />
        {HYPOTHESIS_TEXTS.everything}
      </label>
      {labels.map(({ name }) => (
        <label key={name} className="check-line">
          <input
            type="checkbox"
            checked={interior.includes(name)}
            onChange={(event) => set(name, event.target.checked)}
          />
          <Name text={kindSaid(name)} longest={60} />
        </label>
      ))}
    </fieldset>
  );
}
