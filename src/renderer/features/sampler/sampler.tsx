/** The sampler: how p is spread, what is let through, this draw, and many draws; one line where edges have no probability. */
import { ChartColumn } from "lucide-react";
import { samples, wantedSampling } from "./sampling";
import { chosenRecipe } from "../../state/workbench";
import { useWorkbench } from "../../state/workbench-context";
import { EmptyState } from "../../ui/empty-state";
import { TEXTS } from "../../ui/texts/texts";
import { SAMPLER_TEXTS } from "./sampler-texts";
import { ParameterRow } from "../parameters/parameter-row";
import { useParameters } from "../parameters/use-parameters";
import { Histogram } from "./histogram-chart";
import { ManyDraws } from "./many-draws";
import { MethodChoice } from "./method-choice";
import { ThisDraw } from "./this-draw";

export function Sampler() {
  const recipe = useWorkbench(chosenRecipe);
  if (recipe === undefined) return null;
  if (!samples(recipe))
    return <EmptyState icon={ChartColumn} title={SAMPLER_TEXTS.absent(TEXTS.said(recipe.title))} />;
  return (
    <div className="panel sampler">
      <SamplerBody />
    </div>
  );
}

function SamplerBody() {
  const method = useWorkbench((state) => wantedSampling(state)?.method);
  return (
    <div className="panel-body">
      <MethodChoice />
      {method === "none" ? (
        <p className="soft small-print">{SAMPLER_TEXTS.unsampled}</p>
      ) : (
        <>
          <Sliders />
          {method === "gumbel" && <p className="soft small-print">{SAMPLER_TEXTS.temperatureNote}</p>}
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
  const parameters = useParameters();
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
