/** The reading room fills the window: the text with its names, what is picked, characters, corrections. */
import { ArrowLeft, BookOpen, Redo2, Undo2 } from "lucide-react";
import { useId, useRef, type KeyboardEvent } from "react";
import type { Reading } from "../../../shared/texts/reading";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { EmptyState, LoadingState } from "../../ui/empty-state";
import { explain } from "../../ui/explain";
import { IconButton } from "../../ui/icon-button";
import { clipText } from "../../ui/name";
import { CharactersTab } from "../characters/characters-tab";
import { BuildLine } from "./build-line";
import { CorrectionsTab } from "./corrections-tab";
import { PickedPane } from "./picked-pane";
import { chooseTab, closeReading } from "./reading";
import { READING_TABS, type ReadingAtHand, type ReadingTab } from "./reading-view";
import { READING_TEXTS } from "./reading-texts";
import { TextPane } from "./text-pane";
import { useReadingKeys } from "./use-reading-keys";

export function ReadingPage() {
  const reading = useWorkbench((state) => state.reading);
  const room = useRef<HTMLElement>(null);
  useReadingKeys(room, reading);
  if (reading === null) return null;
  return (
    <section ref={room} className="reading" aria-label={READING_TEXTS.open}>
      <Head reading={reading} />
      {reading.failure !== null && (
        <p className="reading-failure bad" role="alert">
          <bdi>{explain(reading.failure)}</bdi>
        </p>
      )}
      <BuildLine reading={reading} />
      <Body reading={reading} />
    </section>
  );
}

function Body({ reading: { found, graph, tab, beside, picked } }: { reading: ReadingAtHand }) {
  const commands = useCommands();
  if (found.state === "loading") return <LoadingState text={READING_TEXTS.loading} />;
  if (found.state === "failed")
    return (
      <EmptyState icon={BookOpen} title={READING_TEXTS.failed} lead={explain(found.failure)}>
        <button type="button" className="button" onClick={() => void commands.readText(graph)}>
          {READING_TEXTS.again}
        </button>
      </EmptyState>
    );
  // Two works side by side take the whole width until something is picked.
  const isWide = tab === "characters" && beside !== null && picked === null;
  return (
    <div id="reading-panel" className="reading-body" role="tabpanel" aria-label={READING_TEXTS.tabs[tab]}>
      {tab === "text" && <TextPane key={found.value.work} text={found.value} />}
      {tab === "characters" && <CharactersTab text={found.value} />}
      {tab === "corrections" && <CorrectionsTab text={found.value} />}
      {tab !== "corrections" && !isWide && <PickedPane text={found.value} />}
    </div>
  );
}

function Head({ reading }: { reading: ReadingAtHand }) {
  const change = useChange();
  const commands = useCommands();
  const { made, undone, found } = reading;
  return (
    <header className="reading-head">
      <IconButton icon={ArrowLeft} label={READING_TEXTS.close} onClick={() => change(closeReading)} />
      {found.state === "ready" && <WorkPicker text={found.value} graph={reading.graph} />}
      <Tabs tab={reading.tab} />
      <span className="spread" />
      <IconButton
        icon={Undo2}
        label={READING_TEXTS.undo}
        disabled={made.length === 0}
        onClick={() => void commands.undoCorrection()}
      />
      <IconButton
        icon={Redo2}
        label={READING_TEXTS.redo}
        disabled={undone.length === 0}
        onClick={() => void commands.redoCorrection()}
      />
    </header>
  );
}

function WorkPicker({ text, graph }: { text: Reading; graph: string }) {
  const commands = useCommands();
  const id = useId();
  const own = text.works.find((one) => one.id === text.work);
  if (text.works.length === 1)
    return (
      <h2 className="reading-title">
        <bdi>{clipText(own?.title ?? "", 120)}</bdi>
      </h2>
    );
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        {READING_TEXTS.work}
      </label>
      <select
        id={id}
        className="reading-work"
        value={text.work}
        onChange={(event) => void commands.readText(graph, event.target.value)}
      >
        {text.works.map(({ id: work, title }) => (
          <option key={work} value={work}>
            {clipText(title, 80)}
          </option>
        ))}
      </select>
    </>
  );
}

function Tabs({ tab }: { tab: ReadingTab }) {
  const change = useChange();
  const walk = (event: KeyboardEvent, at: number): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (at + step + READING_TABS.length) % READING_TABS.length;
    change(chooseTab, READING_TABS[next]!);
    (event.currentTarget.parentElement?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <div className="reading-tabs" role="tablist" aria-label={READING_TEXTS.tabsOf}>
      {READING_TABS.map((one, at) => (
        <button
          key={one}
          type="button"
          role="tab"
          aria-selected={one === tab}
          aria-controls="reading-panel"
          tabIndex={one === tab ? 0 : -1}
          onClick={() => change(chooseTab, one)}
          onKeyDown={(event) => walk(event, at)}
        >
          {READING_TEXTS.tabs[one]}
        </button>
      ))}
    </div>
  );
}
