/** The people of a work: how often, since when, in which chapters, and a strip with each of their mentions. */
import { Users } from "lucide-react";
import { useMemo } from "react";
import type { Reading } from "../../../shared/texts/reading";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { EmptyState } from "../../ui/empty-state";
import { formatCount } from "../../ui/format";
import { clipText, Name, unturned } from "../../ui/name";
import { mentionSpan, pick, showPicked } from "../reading/reading";
import type { ReadingAtHand } from "../reading/reading-view";
import { chapterAt, charactersOf, type CharacterOfWork } from "./characters";
import { CHARACTERS_TEXTS } from "./characters-texts";
import { chapterName } from "./chapter-name";
import { ChapterNetwork } from "./chapter-network";

const MOST = 40;
const WIDTH = 1000;

/** The characters of one work; `label` says of which where two stand side by side. */
export function CharactersOf({ text, label }: { text: Reading; label: string }) {
  const people = useMemo(() => charactersOf(text, MOST), [text]);
  if (people.length === 0) return <EmptyState icon={Users} title={CHARACTERS_TEXTS.none} />;
  return (
    <div className="characters" tabIndex={0} role="region" aria-label={label}>
      <table className="characters-table">
        <thead>
          <tr>
            <th scope="col">{CHARACTERS_TEXTS.name}</th>
            <th scope="col">{CHARACTERS_TEXTS.named}</th>
            <th scope="col">{CHARACTERS_TEXTS.first}</th>
            <th scope="col">{CHARACTERS_TEXTS.over}</th>
          </tr>
        </thead>
        <tbody>
          {people.map((one) => (
            <Row key={one.entity} text={text} one={one} />
          ))}
        </tbody>
      </table>
      {text.headings.length > 0 && <ChapterNetwork text={text} people={people} />}
    </div>
  );
}

function isRead(reading: ReadingAtHand | null, text: Reading): boolean {
  return reading?.found.state === "ready" && reading.found.value.work === text.work;
}

/** Shows a mention in its text: that of the work that is read, or of the one beside it, which is then read. */
function useShow(text: Reading): (mention: number) => void {
  const change = useChange();
  const commands = useCommands();
  const graph = useWorkbench(({ reading }) => reading?.graph ?? "");
  const isOwn = useWorkbench(({ reading }) => isRead(reading, text));
  return (at) =>
    isOwn
      ? change(showPicked, { kind: "mention", at }, mentionSpan(text, at))
      : void commands.readText(graph, text.work, mentionSpan(text, at));
}

function Row({ text, one }: { text: Reading; one: CharacterOfWork }) {
  const change = useChange();
  const show = useShow(text);
  // What is picked is picked in the work that is read, and not in the one beside it.
  const picked = useWorkbench(({ reading }) => (isRead(reading, text) ? (reading?.picked ?? null) : null));
  const isOwn = useWorkbench(({ reading }) => isRead(reading, text));
  const isPicked = picked?.kind === "mention" && text.mentions.entity[picked.at] === one.entity;
  const first = one.rows[0]!;
  return (
    <tr data-picked={isPicked}>
      <th scope="row">
        <button
          type="button"
          className="character-name"
          aria-pressed={isPicked}
          onClick={() => (isOwn ? change(pick, { kind: "mention", at: first }) : show(first))}
        >
          <Name text={one.name} longest={60} />
        </button>
      </th>
      <td className="number">{formatCount(one.mentions)}</td>
      <td>
        <button type="button" className="more" onClick={() => show(first)}>
          <bdi>{chapterName(text, chapterAt(text, text.mentions.start[first]!))}</bdi>
        </button>
      </td>
      <td>
        <Strip text={text} one={one} />
      </td>
    </tr>
  );
}

/** Every mention as a stroke at its place in the work; chapters as lines behind. A click reads the nearest one. */
function Strip({ text, one }: { text: Reading; one: CharacterOfWork }) {
  const show = useShow(text);
  const { length } = text.text;
  const place = (letter: number): string => ((letter / length) * WIDTH).toFixed(1);
  const strokes = one.rows.map((row) => `M${place(text.mentions.start[row]!)} 2v18`).join("");
  const borders = text.headings.map(({ start }) => `M${place(start)} 0v22`).join("");
  return (
    <svg
      className="dispersion"
      viewBox={`0 0 ${String(WIDTH)} 22`}
      preserveAspectRatio="none"
      role="img"
      aria-label={CHARACTERS_TEXTS.strip(
        unturned(clipText(one.name, 60)),
        formatCount(one.mentions),
        CHARACTERS_TEXTS.chapters(one.chapters.length),
      )}
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        const letter = ((event.clientX - box.left) / box.width) * length;
        const far = (row: number): number => Math.abs(text.mentions.start[row]! - letter);
        const at = one.rows.reduce((best, row) => (far(row) < far(best) ? row : best));
        show(at);
      }}
    >
      <path className="dispersion-borders" d={borders} />
      <path className="dispersion-strokes" d={strokes} />
    </svg>
  );
}
