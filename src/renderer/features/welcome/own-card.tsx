/** The card of an own graph in the library: its title, what is in it, what it was asked last, and its menu. */
import { CornerDownRight, EllipsisVertical, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { LONGEST_TITLE, type GraphSummary } from "../../../shared/contract";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { MenuButton, MenuItem } from "../../ui/menu-button";
import { Name } from "../../ui/name";
import { TEXTS } from "../../ui/texts/texts";
import { TextInput } from "../../ui/text-input";
import { GraphTag } from "../connections/graph-tag";
import { ReadTexts } from "../reading/read-texts";
import { Kinds } from "./kinds";
import { askLibrary, isOwnFile, type OwnGraph } from "./library";
import { WELCOME_TEXTS } from "./welcome-texts";

export function OwnCard({ own: { graph, last } }: { own: OwnGraph }) {
  const commands = useCommands();
  const asked = useWorkbench(({ library }) =>
    library.asked?.graph === graph.name ? library.asked.what : null,
  );
  const title = TEXTS.said(graph.title) || graph.name;
  return (
    <li className="library-card">
      {asked === "title" ? (
        <TitleForm graph={graph.name} title={graph.title} />
      ) : (
        <div className="library-card-top">
          <button type="button" className="card-head" onClick={() => commands.chooseGraph(graph.name)}>
            <span className="card-title">
              <GraphTag graph={graph.name} />
              <Name text={title} longest={LONGEST_TITLE} />
            </span>
            <span className="soft">{sizeOf(graph)}</span>
          </button>
          {isOwnFile(graph) && <CardMenu graph={graph.name} title={title} />}
        </div>
      )}
      <Kinds graph={graph} />
      <ReadTexts graph={graph} />
      {last !== undefined && (
        <button
          type="button"
          className="question last-question"
          title={WELCOME_TEXTS.card.last}
          onClick={() => void commands.askOf(graph.name, last.question)}
        >
          <CornerDownRight size={13} aria-hidden="true" />
          <Name text={last.question} longest={120} />
        </button>
      )}
      {asked === "delete" && <Sure graph={graph.name} title={title} />}
    </li>
  );
}

function CardMenu({ graph, title }: { graph: string; title: string }) {
  const change = useChange();
  const words = WELCOME_TEXTS.card;
  const ask = (what: "title" | "delete", close: () => void) => (): void => {
    close();
    change(askLibrary, { graph, what });
  };
  return (
    <MenuButton
      label={words.menu(title)}
      className="icon-button"
      face={<EllipsisVertical size={16} aria-hidden="true" />}
    >
      {(close) => (
        <>
          <MenuItem icon={<Pencil size={14} />} label={words.rename} onPick={ask("title", close)} />
          <MenuItem icon={<Trash2 size={14} />} label={words.remove} onPick={ask("delete", close)} />
        </>
      )}
    </MenuButton>
  );
}

/** Any text is a title; an empty one gives the graph's own name back. */
function TitleForm({ graph, title }: { graph: string; title: string }) {
  const change = useChange();
  const commands = useCommands();
  const [text, setText] = useState(title);
  const words = WELCOME_TEXTS.card;
  const leave = (): void => change(askLibrary, null);
  return (
    <form
      className="title-form"
      onSubmit={(event) => {
        event.preventDefault();
        leave();
        if (text.trim() !== title) void commands.retitleGraph(graph, text.trim());
      }}
      onKeyDown={(event) => event.key === "Escape" && leave()}
    >
      <TextInput
        aria-label={words.title}
        placeholder={graph}
        maxLength={LONGEST_TITLE}
        autoFocus
        value={text}
        onChange={setText}
      />
      <button type="submit" className="button small primary">
        {words.save}
      </button>
      <button type="button" className="button small" onClick={leave}>
        {words.cancel}
      </button>
    </form>
  );
}

function Sure({ graph, title }: { graph: string; title: string }) {
  const change = useChange();
  const commands = useCommands();
  const words = WELCOME_TEXTS.card;
  const leave = (): void => change(askLibrary, null);
  return (
    <div
      className="sure"
      role="group"
      aria-label={words.remove}
      onKeyDown={(event) => event.key === "Escape" && leave()}
    >
      <span>{words.removeSure(title)}</span>
      <button type="button" className="button small" autoFocus onClick={leave}>
        {words.removeNo}
      </button>
      <button
        type="button"
        className="button small danger"
        onClick={() => {
          leave();
          void commands.deleteGraph(graph);
        }}
      >
        {words.removeYes}
      </button>
    </div>
  );
}

/** Rows are what a table has; of edges it may have none. */
function sizeOf({ nodes, edges, columns }: GraphSummary): string {
  return edges === 0 && columns !== undefined ? WELCOME_TEXTS.rows(nodes) : WELCOME_TEXTS.size(nodes, edges);
}
