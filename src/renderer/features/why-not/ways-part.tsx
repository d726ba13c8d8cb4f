/** The relation paths behind a loss: what won, the likeliest that would have served, and the words between them. */
import { GraduationCap } from "lucide-react";
import type { ShownWay, Ways } from "../../../shared/why-not";
import { useCommands } from "../../state/workbench-context";
import { formatNumber } from "../../ui/format";
import { Hint } from "../../ui/hint";
import { clipText, Name, unturned } from "../../ui/name";
import { WHY_NOT_TEXTS } from "./why-not-texts";

const LONGEST = 80;
/** Smaller weights are told as under it. */
const LEAST = 0.001;

export function WaysPart({ ways: found, of }: { ways: Ways; of: "edge" | "node" }) {
  const words = WHY_NOT_TEXTS;
  const { byPaths, winner, ways, weighs, decided, teach } = found;
  const [first] = ways;
  if (!byPaths || winner === undefined) return null;
  const isWinner = first !== undefined && first.words.join() === winner.words.join();
  return (
    <section className="ways" aria-label={words.paths}>
      <dl className="ways-list">
        <dt>{words.won}</dt>
        <Way way={winner} weighs={weighs} />
        {first !== undefined && !isWinner && (
          <>
            <dt>{of === "edge" ? words.ofEdge : words.ofNode}</dt>
            <Way way={first} weighs={weighs} />
          </>
        )}
      </dl>
      {first === undefined && <p>{words.noWay[of]}</p>}
      {isWinner && <p className="soft">{words.isWinner}</p>}
      {first !== undefined && !isWinner && <Decided decided={decided} winner={winner} other={first} />}
      {teach !== undefined && <Teach taught={teach} />}
    </section>
  );
}

function Way({ way: { words, weight }, weighs }: { way: ShownWay; weighs: Ways["weighs"] }) {
  const told = weight < LEAST ? `< ${formatNumber(LEAST)}` : `= ${formatNumber(weight)}`;
  return (
    <dd className="way">
      <span className="origin-words">
        {words.map((step, at) => (
          <span key={at} className="origin-step">
            <Name text={step} longest={LONGEST} />
          </span>
        ))}
      </span>
      <span className="number soft" title={String(weight)}>
        {WHY_NOT_TEXTS.weight[weighs](told)}
      </span>
    </dd>
  );
}

interface DecidedProps {
  readonly decided: Ways["decided"];
  readonly winner: ShownWay;
  readonly other: ShownWay;
}

/** Each word with the path that it speaks for, and by how many times the odds change without it. */
function Decided({ decided, winner, other }: DecidedProps) {
  const words = WHY_NOT_TEXTS;
  if (decided.length === 0) return <p className="soft small-print">{words.noWords}</p>;
  const pathOf = (way: ShownWay) => clipText(unturned(way.words.join(", ")), LONGEST);
  return (
    <>
      <h4 className="ways-words">{words.decided}</h4>
      <ul className="deciding">
        {decided.map(({ word, odds }) => (
          <li key={`${word} ${String(odds)}`} data-for={odds > 0 ? "winner" : "other"}>
            <bdi className="deciding-word">{clipText(word, LONGEST)}</bdi>{" "}
            <span className="soft">
              {words.speaksFor(pathOf(odds > 0 ? winner : other), timesText(Math.abs(odds)))}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** e to the power of a difference of ln odds, told roughly. */
function timesText(difference: number): string {
  const times = Math.exp(Math.min(difference, 20));
  return times >= 1000 ? `> ${formatNumber(1000)}` : formatNumber(Number(times.toPrecision(2)));
}

function Teach({ taught }: { taught: NonNullable<Ways["teach"]> }) {
  const commands = useCommands();
  return (
    <Hint text={WHY_NOT_TEXTS.teachHint(clipText(unturned(taught.wording), LONGEST))}>
      <button type="button" className="button small" onClick={() => commands.teach(taught, true)}>
        <GraduationCap size={14} aria-hidden="true" />
        {WHY_NOT_TEXTS.teach}
      </button>
    </Hint>
  );
}
