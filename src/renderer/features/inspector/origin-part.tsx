/** Where an edge's p came from: the relation paths it lies on, how far each is believed in, and at which step the edge is walked. */
import { Route } from "lucide-react";
import type { EdgeOrigin } from "../../../shared/contract";
import { explain } from "../../ui/explain";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { formatDigits, formatNumber } from "../../ui/format";
import { Hint } from "../../ui/hint";
import { Name } from "../../ui/name";
import { SAMPLER_TEXTS } from "../sampler/sampler-texts";

const PATHS_SHOWN = 8;
/** Sums are told where they come to p but for the hair by which edges near the topic go first. */
const HAIR = 1e-6;

/** `row` is the edge's row among the candidates, `p` its probability. */
export function OriginPart({ row, p }: { row: number; p: number }) {
  const commands = useCommands();
  const found = useWorkbench((state) => state.origins[row]);
  if (found === undefined)
    return (
      <Hint text={SAMPLER_TEXTS.origin.hint}>
        <button type="button" className="button small" onClick={() => void commands.whereFrom(row)}>
          <Route size={14} aria-hidden="true" />
          {SAMPLER_TEXTS.origin.ask}
        </button>
      </Hint>
    );
  return (
    <section className="part" aria-label={SAMPLER_TEXTS.origin.title} aria-live="polite">
      <h3>{SAMPLER_TEXTS.origin.title}</h3>
      {found.state === "loading" && <p className="soft">{SAMPLER_TEXTS.origin.loading}</p>}
      {found.state === "failed" && <p className="bad">{explain(found.failure)}</p>}
      {found.state === "ready" && <Paths paths={found.value} p={p} />}
    </section>
  );
}

function Paths({ paths, p }: { paths: EdgeOrigin; p: number }) {
  if (paths.length === 0) return <p className="soft">{SAMPLER_TEXTS.origin.none}</p>;
  const sum = paths.reduce((total, { probability }) => total + probability, 0);
  return (
    <>
      <ol className="origin-paths">
        {paths.slice(0, PATHS_SHOWN).map(({ words, probability, hop }, index) => (
          <li key={index}>
            <span className="origin-words">
              {words.map((step, at) => (
                <span key={at} className="origin-step" data-here={at + 1 === hop}>
                  <Name text={step} longest={80} />
                </span>
              ))}
              <span className="visually-hidden">{SAMPLER_TEXTS.origin.hop(hop)}</span>
            </span>
            <span className="number" title={String(probability)}>
              {formatNumber(probability)}
            </span>
          </li>
        ))}
      </ol>
      {paths.length > PATHS_SHOWN && (
        <p className="soft small-print">{SAMPLER_TEXTS.origin.more(paths.length - PATHS_SHOWN)}</p>
      )}
      <p className="soft small-print">
        {Math.abs(sum - p) < HAIR
          ? SAMPLER_TEXTS.origin.sum(formatDigits(p))
          : SAMPLER_TEXTS.origin.combined(formatDigits(p))}
      </p>
    </>
  );
}
