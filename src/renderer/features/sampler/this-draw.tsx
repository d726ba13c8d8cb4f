/** Which draw is shown: seed, draw, re-rolled edges, and the way to the next. */
import { Dices } from "lucide-react";
import { wantedSampling } from "./sampling";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { formatCount } from "../../ui/format";
import { SAMPLER_TEXTS } from "./sampler-texts";
import { Fact } from "../inspector/facts";

export function ThisDraw() {
  const commands = useCommands();
  const { seed, draw, rerolled } = useWorkbench((state) => {
    const sampling = wantedSampling(state);
    return {
      seed: state.run?.seed,
      draw: sampling?.draw ?? 0,
      rerolled: Object.keys(sampling?.rerolls ?? {}).length,
    };
  });
  return (
    <section className="part" aria-labelledby="this-draw">
      <h3 id="this-draw">{SAMPLER_TEXTS.draw.title}</h3>
      <dl className="draw-facts">
        {seed !== undefined && (
          <Fact term={SAMPLER_TEXTS.draw.seed} meaning={SAMPLER_TEXTS.draw.seedMeaning}>
            <span className="number">{formatCount(seed)}</span>
          </Fact>
        )}
        <Fact term={SAMPLER_TEXTS.draw.draw}>
          <span className="number">{formatCount(draw)}</span>
        </Fact>
        <Fact term={SAMPLER_TEXTS.draw.rerolled}>
          <span className="number">{SAMPLER_TEXTS.draw.rerolls(rerolled)}</span>
        </Fact>
      </dl>
      <div className="draw-tools">
        <button type="button" className="button small" onClick={() => commands.rerollAll()}>
          <Dices size={14} aria-hidden="true" />
          {SAMPLER_TEXTS.draw.rerollAll}
        </button>
        {(draw > 0 || rerolled > 0) && (
          <button type="button" className="button small" onClick={() => commands.firstDraw()}>
            {SAMPLER_TEXTS.draw.first}
          </button>
        )}
      </div>
    </section>
  );
}
