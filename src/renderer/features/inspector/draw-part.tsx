/** One edge's probability and draw: every number with its formula and that formula with its numbers, to be worked out again by hand. */
import { Check, Copy, Dices, X } from "lucide-react";
import { useState } from "react";
import type { RunView } from "../../../shared/trace";
import { drawLines, drawText, isClipped, type DrawLine, type DrawnEdge } from "./draw-arithmetic";
import { drawsOf, frequencyOf, type Frequency } from "../sampler/draws";
import { samplingOf, wantedSampling } from "../sampler/sampling";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { formatDigits } from "../../ui/format";
import { Hint } from "../../ui/hint";
import { IconButton } from "../../ui/icon-button";
import { SAMPLER_TEXTS } from "../sampler/sampler-texts";
import { Term } from "./facts";
import { OriginPart } from "./origin-part";

const COPIED_TIME = 1500;
const FEW_DRAWS = 1000;

export interface DrawPartProps {
  readonly run: RunView;
  readonly row: number;
  readonly numbers: Readonly<Record<string, number>>;
}

export function DrawPart({ run, row, numbers }: DrawPartProps) {
  const { ranWith, wantedTemperature, draws } = useWorkbench((state) => ({
    ranWith: state.ranWith,
    wantedTemperature: wantedSampling(state)?.temperature,
    draws: drawsOf(state)?.found,
  }));
  if (ranWith === null || numbers["p"] === undefined) return null;
  const sampling = samplingOf(ranWith);
  const counted = draws?.state === "ready" ? draws.value : null;
  const edge: DrawnEdge = {
    numbers,
    sampling,
    temperature: wantedTemperature ?? sampling.temperature,
    frequency: counted === null ? null : frequencyOf(counted, run.edges.row[row] ?? -1),
  };
  const key = run.edges.key?.[row];
  return (
    <section className="part draw-part" aria-labelledby="draw-title">
      <div className="part-head">
        <h3 id="draw-title">{SAMPLER_TEXTS.edge.title}</h3>
        <CopyNumbers edge={edge} />
      </div>
      <dl className="draw-lines">
        {drawLines(edge).map((line) => (
          <Line key={line.name} line={line} frequency={edge.frequency} />
        ))}
      </dl>
      {isClipped(numbers["p"]) && <p className="soft small-print">{SAMPLER_TEXTS.edge.clipped}</p>}
      {counted !== null && edge.frequency === null && (
        <p className="soft small-print">{SAMPLER_TEXTS.edge.beyondCap}</p>
      )}
      <OriginPart
        key={`${run.run} ${String(run.edges.row[row])}`}
        row={run.edges.row[row] ?? -1}
        p={numbers["p"]}
      />
      <DrawTools gumbel={sampling.method === "gumbel"} edgeKey={key} counted={draws !== undefined} />
    </section>
  );
}

function Line({ line, frequency }: { line: DrawLine; frequency: Frequency | null }) {
  const { name, filled, value, passes } = line;
  return (
    <div className="draw-line" data-line={name}>
      <dt>
        <Term term={SAMPLER_TEXTS.edge.names[name]} meaning={SAMPLER_TEXTS.edge.meanings[name]} />
      </dt>
      <dd className="number">
        <span className="draw-value">
          <strong>{formatDigits(value)}</strong>
          {passes !== undefined && <Passes passes={passes} />}
          {name === "frequency" && frequency !== null && (
            <span className="soft">
              {" "}
              {formatDigits(Number(frequency.low.toPrecision(4)))} –{" "}
              {formatDigits(Number(frequency.high.toPrecision(4)))}
            </span>
          )}
        </span>
        {filled.length > 0 && (
          <span className="draw-sum">
            = {filled.map((part) => (typeof part === "number" ? formatDigits(part) : part)).join("")}
          </span>
        )}
      </dd>
    </div>
  );
}

function Passes({ passes }: { passes: boolean }) {
  const Icon = passes ? Check : X;
  return (
    <span className={passes ? "good" : "bad"}>
      <Icon size={14} role="img" aria-label={passes ? SAMPLER_TEXTS.edge.yes : SAMPLER_TEXTS.edge.no} />
    </span>
  );
}

function CopyNumbers({ edge }: { edge: DrawnEdge }) {
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(drawText(edge));
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_TIME);
  };
  return (
    <IconButton
      icon={copied ? Check : Copy}
      label={copied ? SAMPLER_TEXTS.edge.copied : SAMPLER_TEXTS.edge.copy}
      onClick={() => void copy()}
    />
  );
}

interface DrawToolsProps {
  readonly gumbel: boolean;
  readonly edgeKey: string | undefined;
  readonly counted: boolean;
}

function DrawTools({ gumbel, edgeKey, counted }: DrawToolsProps) {
  const commands = useCommands();
  const times = useWorkbench((state) => wantedSampling(state)?.rerolls[edgeKey ?? ""] ?? 0);
  return (
    <div className="draw-tools">
      {gumbel && edgeKey !== undefined && (
        <Hint text={SAMPLER_TEXTS.edge.rerollMeaning}>
          <button type="button" className="button small" onClick={() => commands.rerollEdge(edgeKey)}>
            <Dices size={14} aria-hidden="true" />
            {SAMPLER_TEXTS.edge.reroll}
          </button>
        </Hint>
      )}
      {!gumbel && (
        <>
          <p className="soft small-print">{SAMPLER_TEXTS.edge.noNoise}</p>
          <button
            type="button"
            className="button small"
            onClick={() => commands.changeParameter("sample.method", "gumbel")}
          >
            <Dices size={14} aria-hidden="true" />
            {SAMPLER_TEXTS.edge.drawInstead}
          </button>
        </>
      )}
      {!counted && (
        <button type="button" className="button small" onClick={() => void commands.drawMany(FEW_DRAWS)}>
          {SAMPLER_TEXTS.edge.drawMany(FEW_DRAWS)}
        </button>
      )}
      {gumbel && times > 0 && <span className="soft small-print">{SAMPLER_TEXTS.edge.rerolled(times)}</span>}
    </div>
  );
}
