/** "Why not?": the smallest changes of a parameter that would keep the edge, each ready to be applied. */
import { CircleHelp } from "lucide-react";
import { useEffect, useRef } from "react";
import type { AdmittingChange, WhyNot } from "../../../shared/why-not";
import { explain } from "../../ui/explain";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { Hint } from "../../ui/hint";
import { parameterText } from "../../ui/parameter-text";
import { PINS_TEXTS } from "../pins/pins-texts";
import { BAR_TEXTS } from "../question-bar/bar-texts";
import { WaysPart } from "../why-not/ways-part";
import { WHY_NOT_TEXTS } from "../why-not/why-not-texts";
import { TEXTS } from "../../ui/texts/texts";
import { INSPECTOR_TEXTS } from "./inspector-texts";
import { valueText } from "../parameters/parameter-row";

export function WhyNotPart({ row }: { row: number }) {
  const commands = useCommands();
  const found = useWorkbench((state) => state.whyNot[row]);
  const part = useRef<HTMLElement>(null);
  const asked = useRef(false);
  const hasReply = found !== undefined;
  // The button that had the focus is gone: what came instead has it.
  useEffect(() => {
    if (hasReply && asked.current) part.current?.focus();
  }, [hasReply]);
  const ask = (): void => {
    asked.current = true;
    void commands.waysOf(row);
    void commands.whyNot(row);
  };
  if (found === undefined)
    return (
      <Hint text={INSPECTOR_TEXTS.whyHint}>
        <button type="button" className="button why" onClick={ask}>
          <CircleHelp size={14} aria-hidden="true" />
          {INSPECTOR_TEXTS.why}
        </button>
      </Hint>
    );
  return (
    <section
      ref={part}
      className="part why-found"
      aria-label={INSPECTOR_TEXTS.why}
      aria-live="polite"
      tabIndex={-1}
    >
      <h3>{INSPECTOR_TEXTS.why}</h3>
      <Ways row={row} />
      {found.state === "loading" && <p className="soft working">{INSPECTOR_TEXTS.whyWorking}</p>}
      {found.state === "failed" && <p className="bad">{explain(found.failure)}</p>}
      {found.state === "ready" && <Changes found={found.value} row={row} />}
    </section>
  );
}

function Ways({ row }: { row: number }) {
  const found = useWorkbench(({ ways, run }) =>
    ways !== null && ways.run === run?.run && ways.row === row && ways.found.state === "ready"
      ? ways.found.value
      : undefined,
  );
  return found === undefined ? null : <WaysPart ways={found} of="edge" />;
}

/** `row` is the edge's; −1 where a node was asked about. */
export function Changes({ found, row }: { found: WhyNot; row: number }) {
  const admitting = new Set(found.changes.map((change) => change.parameter));
  const vain = found.tried.filter((path) => !admitting.has(path)).map(nameOfParameter);
  if (found.changes.length === 0) return <p>{INSPECTOR_TEXTS.whyNone(vain)}</p>;
  return (
    <>
      <ul className="changes">
        {found.changes.map((change) => (
          <ChangeRow key={change.parameter} change={change} row={row} />
        ))}
      </ul>
      {vain.length > 0 && <p className="soft small-print">{INSPECTOR_TEXTS.whyTried(vain)}</p>}
    </>
  );
}

function nameOfParameter(path: string): string {
  if (path === "recipe") return BAR_TEXTS.recipe;
  return path === "pins" ? PINS_TEXTS.parameter : parameterText(path).name;
}

function Apply({ text, onApply }: { text: string; onApply: () => void }) {
  return (
    <li>
      <span>{text}</span>
      <button
        type="button"
        className="button small"
        aria-label={`${INSPECTOR_TEXTS.apply} ${text}`}
        onClick={onApply}
      >
        {INSPECTOR_TEXTS.apply}
      </button>
    </li>
  );
}

function RecipeChange({ name }: { name: string }) {
  const commands = useCommands();
  const title = useWorkbench(({ recipes }) =>
    recipes.state === "ready" ? (recipes.value.find((recipe) => recipe.name === name)?.title ?? name) : name,
  );
  const text = WHY_NOT_TEXTS.recipe(TEXTS.said(title) || name);
  return <Apply text={text} onApply={() => commands.chooseRecipe(name)} />;
}

/** Pins are no parameter of a stage: the edge's own are let go, or all of them. */
function PinChange({ change, row }: { change: AdmittingChange; row: number }) {
  const commands = useCommands();
  const own = change.from === "out";
  return (
    <li>
      <span>{own ? PINS_TEXTS.unpinAdmits : PINS_TEXTS.unpinAllAdmits}</span>
      <button
        type="button"
        className="button small"
        onClick={() => (own ? commands.unpinEdge(row) : commands.clearPins())}
      >
        {own ? PINS_TEXTS.unpinIt : PINS_TEXTS.clearShort}
      </button>
    </li>
  );
}

function ChangeRow({ change, row }: { change: AdmittingChange; row: number }) {
  const commands = useCommands();
  if (change.parameter === "pins") return <PinChange change={change} row={row} />;
  if (change.parameter === "recipe") return <RecipeChange name={String(change.to)} />;
  const { parameter, from, to } = change;
  const text = INSPECTOR_TEXTS.change(
    parameterText(parameter).name,
    valueText(parameter, from),
    valueText(parameter, to),
  );
  return <Apply text={text} onApply={() => commands.changeParameter(parameter, to)} />;
}
