/** Until when documents are seen: a slider over the histogram of their times. */
import { useEffect, useId, useState } from "react";
import { parseCut, writeCut, type CutKind } from "../../../shared/documents/cut";
import type { DocumentTimes } from "../../../shared/hypothesis";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { explain } from "../../ui/explain";
import { TextInput } from "../../ui/text-input";
import { HYPOTHESIS_TEXTS } from "./hypothesis-texts";
import { tellTime } from "./time-scale";

const PATH = "expand.cutDate";
const HEIGHT = 40;

export function CutSlider({ graph, cut }: { graph: string; cut: string }) {
  const commands = useCommands();
  const times = useWorkbench(({ hypothesis }) => hypothesis.times);
  useEffect(() => void commands.lookAtTimes(graph), [commands, graph]);
  if (times?.graph !== graph || times.found.state === "loading")
    return <span className="spinner" role="status" aria-label={HYPOTHESIS_TEXTS.loading} />;
  if (times.found.state === "failed")
    return (
      <p className="bad small-print" role="alert">
        {HYPOTHESIS_TEXTS.timesFailed} <bdi>{explain(times.found.failure)}</bdi>
      </p>
    );
  const { kinds, documents } = times.found.value;
  if (documents === 0) return <p className="soft small-print">{HYPOTHESIS_TEXTS.noDocuments}</p>;
  if (kinds.length === 0) return <p className="soft small-print">{HYPOTHESIS_TEXTS.noTimes}</p>;
  const own = parseCut(cut);
  const shown = kinds.find(({ kind }) => kind === own?.kind) ?? kinds[0]!;
  return (
    <Slider
      shown={shown}
      cut={cut}
      kinds={kinds.map(({ kind }) => kind)}
      value={own?.kind === shown.kind ? own.value : null}
    />
  );
}

type Times = DocumentTimes["kinds"][number];

interface SliderProps {
  readonly shown: Times;
  /** As the recipe has it. */
  readonly cut: string;
  readonly kinds: readonly CutKind[];
  /** Null where nothing is cut off. */
  readonly value: number | null;
}

function Slider({ shown, cut, kinds, value }: SliderProps) {
  const commands = useCommands();
  const { until, count, kind } = shown;
  const all = count.reduce((sum, one) => sum + one, 0);
  const found = value === null ? -1 : until.findLastIndex((last) => last <= value);
  // The last place is no cut at all.
  const place = value === null ? until.length : Math.max(0, found);
  const known = count.slice(0, found + 1).reduce((sum, one) => sum + one, 0);
  // A cut that was typed may lie within a bar: how many of its documents are seen is not known here.
  const tell = until[found] === value ? HYPOTHESIS_TEXTS.cutAt : HYPOTHESIS_TEXTS.cutWithin;
  const words = value === null ? HYPOTHESIS_TEXTS.cutOff : tell(tellTime(kind, value), known, all);
  const cutAt = (at: number, of: CutKind = kind): void =>
    commands.turnHypothesis(PATH, at >= until.length ? "" : writeCut(of, until[at]!));
  const id = useId();
  return (
    <div className="form-field cut-field">
      <label htmlFor={id}>{HYPOTHESIS_TEXTS.cut}</label>
      <Bars shown={shown} place={place} all={all} />
      <input
        id={id}
        type="range"
        min={0}
        max={until.length}
        step={1}
        value={place}
        aria-valuetext={words}
        onChange={(event) => cutAt(Number(event.target.value))}
      />
      <div className="cut-words">
        <span className="soft small-print">{words}</span>
        {kinds.length > 1 && <Kinds kinds={kinds} kind={kind} />}
      </div>
      <ExactCut key={cut} cut={cut} />
    </div>
  );
}

/** The cut as it is written; one that means nothing is refused by the run. */
function ExactCut({ cut }: { cut: string }) {
  const commands = useCommands();
  const [text, setText] = useState(cut);
  const settle = (): void => {
    if (text.trim() !== cut) commands.turnHypothesis(PATH, text.trim());
  };
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{HYPOTHESIS_TEXTS.exactCut}</label>
      <TextInput
        id={id}
        placeholder={HYPOTHESIS_TEXTS.exactHint}
        maxLength={40}
        value={text}
        onChange={setText}
        onBlur={settle}
        onKeyDown={(event) => event.key === "Enter" && settle()}
      />
    </>
  );
}

function Kinds({ kinds, kind }: { kinds: readonly CutKind[]; kind: CutKind }) {
  const commands = useCommands();
  const times = useWorkbench(({ hypothesis }) => hypothesis.times);
  const pick = (next: CutKind): void => {
    const all = times?.found.state === "ready" ? times.found.value.kinds : [];
    const last = all.find((one) => one.kind === next)?.last;
    if (last !== undefined) commands.turnHypothesis(PATH, writeCut(next, last));
  };
  return (
    <select
      className="small-select"
      aria-label={HYPOTHESIS_TEXTS.kindsLabel}
      value={kind}
      onChange={(event) => pick(event.target.value as CutKind)}
    >
      {kinds.map((one) => (
        <option key={one} value={one}>
          {HYPOTHESIS_TEXTS.kinds[one]}
        </option>
      ))}
    </select>
  );
}

function Bars({ shown, place, all }: { shown: Times; place: number; all: number }) {
  const { until, count, kind, first } = shown;
  const most = Math.max(...count);
  return (
    <svg
      className="cut-bars"
      viewBox={`0 0 ${String(count.length + 1)} ${String(HEIGHT)}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={HYPOTHESIS_TEXTS.histogram(all)}
    >
      {count.map((one, at) => {
        const height = (one / most) * HEIGHT;
        const from = at === 0 ? first : until[at - 1]!;
        return (
          <rect
            key={until[at]}
            x={at + 0.1}
            width={0.8}
            y={HEIGHT - height}
            height={height}
            className={at <= place ? "cut-known" : "cut-later"}
          >
            <title>{HYPOTHESIS_TEXTS.piece(tellTime(kind, from), tellTime(kind, until[at]!), one)}</title>
          </rect>
        );
      })}
    </svg>
  );
}
