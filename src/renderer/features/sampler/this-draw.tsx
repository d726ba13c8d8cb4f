/** Which draw is shown: seed, draw, re-rolled edges, and the way to the next. */
import { Dices } from "lucide-react";
import { wantedSampling } from "../../state/sampling";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { formatCount } from "../../ui/format";
import { SAMPLER_TEXTS } from "../../ui/sampler-texts";
import { Fact } from "../inspector/facts";

const TEXTS = SAMPLER_TEXTS.draw;

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
      <h3 id="this-draw">{TEXTS.title}</h3>
      <dl className="draw-facts">
        {seed !== undefined && (
          <Fact term={TEXTS.seed} meaning={TEXTS.seedMeaning}>
            <span className="number">{formatCount(seed)}</span>
          </Fact>
        )}
        <Fact term={TEXTS.draw}>
          <span className="number">{formatCount(draw)}</span>
        </Fact>
        <Fact term={TEXTS.rerolled}>
          <span className="number">{TEXTS.rerolls(rerolled)}</span>
        </Fact>
      </dl>
      <div className="draw-tools">
        <button type="button" className="button small" onClick={() => commands.rerollAll()}>
          <Dices size={14} aria-hidden="true" />
          {TEXTS.rerollAll}
        </button>
        {(draw > 0 || rerolled > 0) && (
          <button type="button" className="button small" onClick={() => commands.firstDraw()}>
            {TEXTS.first}
          </button>
        )}
      </div>
    </section>
  );
}
