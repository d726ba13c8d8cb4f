/** Who is with whom, chapter by chapter: a slider, a window of chapters, and playback. */
import { Pause, Play } from "lucide-react";
import { useEffect, useId, useMemo, useState } from "react";
import type { Reading } from "../../../shared/texts/reading";
import { IconButton } from "../../ui/icon-button";
import { clipText, unturned } from "../../ui/name";
import { chapterAt, togetherIn, type CharacterOfWork, type Together } from "./characters";
import { CHARACTERS_TEXTS } from "./characters-texts";
import { chapterName } from "./chapter-name";

const PEOPLE = 16;
const PAIRS = 6;
const STEP_MS = 900;
const WINDOWS = [1, 3, 5, 0] as const;

export function ChapterNetwork({ text, people }: { text: Reading; people: readonly CharacterOfWork[] }) {
  const shown = useMemo(() => people.slice(0, PEOPLE), [people]);
  const [chapter, setChapter] = useState(Math.max(0, text.headings.length - 1));
  const [width, setWidth] = useState(0);
  const title = useId();
  const first = width === 0 ? 0 : Math.max(0, chapter - width + 1);
  const pairs = useMemo(() => togetherIn(text, shown, [first, chapter]), [text, shown, first, chapter]);
  const words = CHARACTERS_TEXTS;
  return (
    <section className="chapter-network" aria-labelledby={title}>
      <h3 id={title}>{words.network}</h3>
      <p className="soft small-print">{words.networkLead}</p>
      <div className="chapter-tools">
        <ChapterSlider text={text} chapter={chapter} onChapter={setChapter} />
        <select
          aria-label={words.window}
          value={width}
          onChange={(event) => setWidth(Number(event.target.value))}
        >
          {WINDOWS.map((one) => (
            <option key={one} value={one}>
              {one === 0 ? words.all : words.chapters(one)}
            </option>
          ))}
        </select>
        <output>
          <bdi>{words.shows(chapterName(text, first), chapterName(text, chapter))}</bdi>
        </output>
      </div>
      <div className="chapter-drawing">
        <Ring text={text} people={shown} pairs={pairs} range={[first, chapter]} />
        <Pairs people={shown} pairs={pairs} />
      </div>
    </section>
  );
}

interface ChapterSliderProps {
  readonly text: Reading;
  readonly chapter: number;
  readonly onChapter: (chapter: number) => void;
}

/** Up to which chapter: dragged, or played from the first. */
function ChapterSlider({ text, chapter, onChapter }: ChapterSliderProps) {
  const latest = Math.max(0, text.headings.length - 1);
  const [isPlaying, setPlaying] = useState(false);
  const slider = useId();
  usePlayback(
    isPlaying,
    chapter >= latest,
    () => onChapter(chapter + 1),
    () => setPlaying(false),
  );
  const words = CHARACTERS_TEXTS;
  const play = (): void => {
    if (!isPlaying && chapter >= latest) onChapter(0);
    setPlaying(!isPlaying);
  };
  const icon = isPlaying ? Pause : Play;
  return (
    <>
      <IconButton icon={icon} label={isPlaying ? words.pause : words.play} onClick={play} />
      <label htmlFor={slider}>{words.upTo}</label>
      <input
        id={slider}
        type="range"
        min={0}
        max={latest}
        value={chapter}
        aria-valuetext={chapterName(text, chapter)}
        onChange={(event) => {
          setPlaying(false);
          onChapter(Number(event.target.value));
        }}
      />
    </>
  );
}

function Pairs({ people, pairs }: Pick<RingProps, "people" | "pairs">) {
  const name = (place: number): string => unturned(clipText(people[place]!.name, 40));
  return (
    <div>
      <h4>{CHARACTERS_TEXTS.pairs}</h4>
      <ol className="chapter-pairs">
        {pairs.slice(0, PAIRS).map(({ a, b, times }) => (
          <li key={`${String(a)} ${String(b)}`}>{CHARACTERS_TEXTS.together(name(a), name(b), times)}</li>
        ))}
      </ol>
    </div>
  );
}

/** Calls `step` again and again while it plays, and `end` where there is no further step. */
function usePlayback(isPlaying: boolean, isAtEnd: boolean, step: () => void, end: () => void): void {
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(isAtEnd ? end : step, STEP_MS);
    return () => clearTimeout(timer);
  });
}

const SIZE = 420;
const RADIUS = 150;

interface RingProps {
  readonly text: Reading;
  readonly people: readonly CharacterOfWork[];
  readonly pairs: readonly Together[];
  readonly range: readonly [first: number, last: number];
}

/** People keep their places on a ring from chapter to chapter, so that only what changes moves. */
function Ring({ text, people, pairs, range: [first, last] }: RingProps) {
  const angle = (place: number): number => (place / people.length) * 2 * Math.PI - Math.PI / 2;
  const x = (place: number, radius = RADIUS): number => SIZE / 2 + Math.cos(angle(place)) * radius * 1.05;
  const y = (place: number, radius = RADIUS): number => SIZE / 2 + Math.sin(angle(place)) * radius;
  const counts = people.map(
    ({ rows }) =>
      rows.filter((row) => {
        const chapter = chapterAt(text, text.mentions.start[row]!);
        return chapter >= first && chapter <= last;
      }).length,
  );
  const most = Math.max(1, pairs[0]?.times ?? 1);
  const largest = Math.max(1, ...counts);
  return (
    <svg
      className="chapter-ring"
      viewBox={`-60 0 ${String(SIZE + 120)} ${String(SIZE)}`}
      role="img"
      aria-label={CHARACTERS_TEXTS.network}
    >
      {pairs.map(({ a, b, times }) => (
        <line
          key={`${String(a)} ${String(b)}`}
          {...{ x1: x(a), y1: y(a), x2: x(b), y2: y(b) }}
          strokeWidth={0.6 + 5.4 * Math.sqrt(times / most)}
        />
      ))}
      {people.map((one, place) => (
        <g key={one.entity} data-there={counts[place]! > 0}>
          <circle cx={x(place)} cy={y(place)} r={3 + 9 * Math.sqrt(counts[place]! / largest)} />
          <text
            x={x(place, RADIUS + 18)}
            y={y(place, RADIUS + 18)}
            textAnchor={
              Math.abs(Math.cos(angle(place))) < 0.2 ? "middle" : Math.cos(angle(place)) > 0 ? "start" : "end"
            }
            dominantBaseline="middle"
          >
            {clipText(one.name, 18)}
          </text>
        </g>
      ))}
    </svg>
  );
}
