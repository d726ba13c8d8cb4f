/** Inference, a draw, or everything: a row of radio buttons. */
import { wantedSampling } from "./sampling";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { Hint } from "../../ui/hint";
import { SAMPLER_TEXTS } from "./sampler-texts";

const METHODS = ["inference", "gumbel", "none"] as const;

export function MethodChoice() {
  const commands = useCommands();
  const chosen = useWorkbench((state) => wantedSampling(state)?.method);
  return (
    <fieldset className="segments-choice">
      <legend className="visually-hidden">{SAMPLER_TEXTS.method}</legend>
      {METHODS.map((method) => {
        const { name, meaning } = SAMPLER_TEXTS.methods[method];
        return (
          <Hint key={method} text={meaning}>
            <label className="segment-choice" data-chosen={method === chosen}>
              <input
                type="radio"
                name="sample-method"
                className="visually-hidden"
                checked={method === chosen}
                onChange={() => commands.changeParameter("sample.method", method)}
              />
              {name}
            </label>
          </Hint>
        );
      })}
    </fieldset>
  );
}
