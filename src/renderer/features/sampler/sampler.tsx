/** The sampler: how p is spread, what is let through, this draw, and many draws; one line where edges have no probability. */
import { ChevronDown, ChevronRight } from "lucide-react";
import { useMemo } from "react";
import { parametersOf } from "../../state/parameters";
import { samples, wantedSampling } from "../../state/sampling";
import { chosenRecipe } from "../../state/workbench";
import type { Workbench } from "../../state/workbench";
import { useChange, useWorkbench } from "../../state/workbench-context";
import { TEXTS } from "../../ui/texts/texts";
import { ParameterRow } from "../parameters/parameter-row";
import { Histogram } from "./histogram";
import { ManyDraws } from "./many-draws";
import { MethodChoice } from "./method-choice";
import { ThisDraw } from "./this-draw";

export function Sampler() {
  const change = useChange();
  const { recipe, open } = useWorkbench((state) => ({
    recipe: chosenRecipe(state),
    open: state.settings.samplerOpen,
  }));
  if (recipe === undefined) return null;
  if (!samples(recipe)) return <Absent recipe={recipe.title} />;
  const Chevron = open ? ChevronDown : ChevronRight;
  return (
    <section className="panel sampler" aria-labelledby="sampler-title" data-open={open}>
      <div className="panel-head">
        <h2 id="sampler-title">
          <button type="button" className="fold" aria-expanded={open} onClick={() => change(toggleSampler)}>
            <Chevron size={14} aria-hidden="true" />
            {TEXTS.sampler.title}
          </button>
        </h2>
      </div>
      {open && <SamplerBody />}
    </section>
  );
}

function Absent({ recipe }: { recipe: string }) {
  return (
    <section className="panel sampler" aria-labelledby="sampler-title">
      <h2 id="sampler-title" className="visually-hidden">
        {TEXTS.sampler.title}
      </h2>
      <p className="soft small-print sampler-absent">{TEXTS.sampler.absent(recipe)}</p>
    </section>
  );
}

function SamplerBody() {
  const method = useWorkbench((state) => wantedSampling(state)?.method);
  return (
    <div className="panel-body">
      <MethodChoice />
      {method === "none" ? (
        <p className="soft small-print">{TEXTS.sampler.unsampled}</p>
      ) : (
        <>
          <Sliders />
          {method === "gumbel" && <p className="soft small-print">{TEXTS.sampler.temperatureNote}</p>}
          <Histogram />
          {method === "gumbel" && <ThisDraw />}
          <ManyDraws />
        </>
      )}
    </div>
  );
}

/** Threshold or temperature, whichever the method uses, and the cap. */
function Sliders() {
  const { recipe, overrides } = useWorkbench((state) => ({
    recipe: chosenRecipe(state),
    overrides: state.overrides,
  }));
  const parameters = useMemo(
    () => (recipe === undefined ? [] : parametersOf(recipe, overrides)),
    [recipe, overrides],
  );
  return (
    <div className="parameter-group">
      {parameters
        .filter(({ shape }) => shape.stage === "sample" && shape.kind === "number")
        .map((parameter) => (
          <ParameterRow key={parameter.shape.path} parameter={parameter} />
        ))}
    </div>
  );
}

function toggleSampler(state: Workbench): Workbench {
  return { ...state, settings: { ...state.settings, samplerOpen: !state.settings.samplerOpen } };
}
