/** The search over the canvas: names in the picture, or nodes anywhere in the graph. */
import { ChevronDown, ChevronUp, Plus, Search, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { explain } from "../../ui/explain";
import type { FoundNodes } from "../../../shared/explore";
import type { Find, FindScope } from "./explore-view";
import { matchesOf, showExplore, writeFind, type Match } from "./explore-open";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { IconButton } from "../../ui/icon-button";
import { clipText, Name } from "../../ui/name";
import { EXPLORE_TEXTS } from "./explore-texts";
import { useFocusBack } from "../../ui/use-focus-back";
import { CANVAS } from "./canvas-element";

const MATCHES_LISTED = 60;
const SCOPES: readonly FindScope[] = ["view", "graph"];

export function FindBar() {
  const find = useWorkbench((state) => state.exploreView.find);
  return find === null ? null : <Bar find={find} />;
}

function Bar({ find }: { find: Find }) {
  const change = useChange();
  const commands = useCommands();
  const bar = useRef<HTMLElement>(null);
  useFocusBack(bar, CANVAS);
  const part = useWorkbench(({ run, network, settings, explore, exploreView, hiddenLabels }) => ({
    run,
    network,
    settings,
    explore,
    exploreView,
    hiddenLabels,
  }));
  const matches = matchesOf(part);
  const words = EXPLORE_TEXTS.find;
  const close = (): void => change(showExplore, { find: null });
  const write = (text: string, scope = find.scope): void => {
    change(writeFind, { text, scope, found: null });
    if (scope === "graph" && text.trim() !== "") commands.findInGraph(text);
  };
  return (
    <section
      ref={bar}
      className="float-sheet find-bar"
      aria-label={words.label}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        close();
      }}
    >
      <FindLine find={find} onWrite={write} onClose={close} />
      <div className="find-scopes">
        <Scopes chosen={find.scope} onChoose={(scope) => write(find.text, scope)} />
        <span className="find-place number soft" role="status">
          {placeText(find, matches)}
        </span>
      </div>
      {find.found?.state === "failed" && (
        <p className="said-failed" role="alert">
          {words.failed}: {explain(find.found.failure)}
        </p>
      )}
      <Matches matches={matches} find={find} />
    </section>
  );
}

interface FindLineProps {
  readonly find: Find;
  readonly onWrite: (text: string) => void;
  readonly onClose: () => void;
}

/** Where one writes, and the steps from match to match. */
function FindLine({ find, onWrite, onClose }: FindLineProps) {
  const commands = useCommands();
  const input = useRef<HTMLInputElement>(null);
  const words = EXPLORE_TEXTS.find;
  const step = (by: 1 | -1): void => void commands.stepFind(by);
  // Asked for again while it is open, it takes the focus again.
  useEffect(() => input.current?.focus(), [find.scope]);
  return (
    <div className="find-line">
      <Search size={14} aria-hidden="true" />
      <input
        ref={input}
        type="search"
        className="find-input"
        aria-label={words.label}
        placeholder={words.placeholder}
        value={find.text}
        maxLength={500}
        onChange={(event) => onWrite(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          step(event.shiftKey ? -1 : 1);
        }}
      />
      <IconButton icon={ChevronUp} label={words.previous} className="small" onClick={() => step(-1)} />
      <IconButton icon={ChevronDown} label={words.next} className="small" onClick={() => step(1)} />
      <IconButton icon={X} label={words.close} className="small" onClick={onClose} />
    </div>
  );
}

function Scopes({ chosen, onChoose }: { chosen: FindScope; onChoose: (scope: FindScope) => void }) {
  const words = EXPLORE_TEXTS.find;
  return (
    <div className="find-scope" role="group" aria-label={words.scopes}>
      {SCOPES.map((scope) => (
        <button
          key={scope}
          type="button"
          className="chip-button"
          aria-pressed={chosen === scope}
          onClick={() => onChoose(scope)}
        >
          {words.scope[scope]}
        </button>
      ))}
    </div>
  );
}

function Matches({ matches, find }: { matches: readonly Match[]; find: Find }) {
  if (matches.length === 0) return null;
  return (
    <ul className="find-list" aria-label={EXPLORE_TEXTS.find.list}>
      {matches.slice(0, MATCHES_LISTED).map((match) => (
        <MatchLine key={match.handle} match={match} inGraph={find.scope === "graph"} />
      ))}
    </ul>
  );
}

function MatchLine({ match, inGraph }: { match: Match; inGraph: boolean }) {
  const commands = useCommands();
  const words = EXPLORE_TEXTS.find;
  const go = (): void =>
    match.drawn
      ? void commands.reveal({ kind: "node", handle: match.handle })
      : void commands.addFound(foundNode(match));
  return (
    <li>
      <button
        type="button"
        className="find-match"
        aria-label={match.drawn ? undefined : words.addNamed(clipText(match.name, 80))}
        onClick={go}
      >
        <Name text={match.name || match.id} longest={120} />
        <span className="soft">
          <Name text={match.label} longest={40} className="" />
        </span>
        {inGraph && (
          <span className="find-way">
            {match.drawn ? words.drawn : <Plus size={13} aria-hidden="true" />}
            {!match.drawn && words.add}
          </span>
        )}
      </button>
    </li>
  );
}

function placeText(find: Find, matches: readonly Match[]): string {
  const words = EXPLORE_TEXTS.find;
  if (find.text.trim() === "") return "";
  if (find.scope === "graph" && find.found?.state !== "ready") return words.searching;
  const drawn = matches.filter((match) => match.drawn).length;
  if (find.at >= 0 && drawn > 0) return words.place(find.at + 1, drawn);
  return words.count(matches.length, find.found?.state === "ready" && find.found.value.more);
}

function foundNode({ handle, id, name, label }: Match): FoundNodes {
  return { handle: Int32Array.of(handle), id: [id], name: [name], label: [label] };
}
