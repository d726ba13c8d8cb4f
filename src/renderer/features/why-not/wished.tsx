/** "Is an answer missing?": a name, at which stage it was lost and why, and what would make it an answer. */
import { CircleHelp, Pin, PinOff, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { RunView } from "../../../shared/trace";
import { wayOf } from "../../state/pins";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { explain } from "../../ui/explain";
import { formatCount } from "../../ui/format";
import { IconButton } from "../../ui/icon-button";
import { clipText, unturned } from "../../ui/name";
import { Changes } from "../inspector/why-not";
import { comboboxOf, SuggestionList } from "../typeahead/suggestion-list";
import { useSuggestions } from "../typeahead/use-suggestions";
import { WaysPart } from "./ways-part";
import { WHY_NOT_TEXTS } from "./why-not-texts";
import type { WishAtHand } from "./why-not-view";

const LONGEST = 60;

export function Wished({ run }: { run: RunView }) {
  const commands = useCommands();
  const [open, setOpen] = useState(false);
  const wish = useWorkbench((state) => (state.wish?.run === run.run ? state.wish : null));
  const words = WHY_NOT_TEXTS;
  if (!open && wish === null)
    return (
      <button type="button" className="more wish-open" aria-expanded={false} onClick={() => setOpen(true)}>
        <CircleHelp size={14} aria-hidden="true" /> {words.wish}
      </button>
    );
  const close = (): void => {
    setOpen(false);
    commands.dropWish();
  };
  return (
    <section className="wished" aria-label={words.wish}>
      <header className="wished-head">
        <h3>{words.wish}</h3>
        <IconButton icon={X} label={words.close} onClick={close} />
      </header>
      <WishField />
      {wish !== null && <WishFound key={wish.id} wish={wish} />}
    </section>
  );
}

function WishField() {
  const commands = useCommands();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const suggesting = useSuggestions(field, "name", (_, { id, text }) => {
    setTyped(text);
    void commands.wish(id, text);
  });
  return (
    <div className="wish-field">
      <input
        ref={field}
        type="text"
        className="field"
        dir="auto"
        autoFocus
        {...comboboxOf(suggesting)}
        spellCheck={false}
        maxLength={200}
        aria-label={WHY_NOT_TEXTS.wished}
        placeholder={WHY_NOT_TEXTS.wishHint}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          suggesting.typed(target.value, target.selectionStart ?? target.value.length);
        }}
        onKeyDown={suggesting.press}
        onBlur={suggesting.close}
      />
      <SuggestionList {...suggesting} />
      {suggesting.unknown !== "" && (
        <p className="soft small-print" role="status">
          {WHY_NOT_TEXTS.unknownName(clipText(unturned(suggesting.unknown), LONGEST))}
        </p>
      )}
    </div>
  );
}

function WishFound({ wish: { id, name, ways, changes } }: { wish: WishAtHand }) {
  const words = WHY_NOT_TEXTS;
  const part = useRef<HTMLDivElement>(null);
  // What is told begins below the field, which may be the last thing in sight.
  useEffect(() => part.current?.scrollIntoView({ block: "nearest" }), [ways.state, changes.state]);
  if (ways.state === "failed") return <p className="bad">{explain(ways.failure)}</p>;
  if (ways.state === "loading") return <p className="soft working">{words.working}</p>;
  const { lost = "path", rank = 0 } = ways.value;
  const told = clipText(unturned(name), LONGEST);
  return (
    <div ref={part} className="wish-found" aria-live="polite">
      <p>{words.lost[lost](told, formatCount(rank))}</p>
      <WaysPart ways={ways.value} of="node" />
      {lost !== "listed" && lost !== "refused" && (
        <>
          <PinIn id={id} name={told} />
          {changes.state === "loading" && <p className="soft working">{words.working}</p>}
          {changes.state === "failed" && <p className="bad">{explain(changes.failure)}</p>}
          {changes.state === "ready" && <Changes found={changes.value} row={-1} />}
        </>
      )}
    </div>
  );
}

function PinIn({ id, name }: { id: string; name: string }) {
  const commands = useCommands();
  const target = { kind: "node", key: id, name } as const;
  const isPinned = useWorkbench(({ pins }) => wayOf(pins, target) === "in");
  const Icon = isPinned ? PinOff : Pin;
  return (
    <button
      type="button"
      className="button small"
      onClick={() => commands.pin(target, isPinned ? null : "in")}
    >
      <Icon size={14} aria-hidden="true" />
      {isPinned ? WHY_NOT_TEXTS.unpin(name) : WHY_NOT_TEXTS.pin(name)}
    </button>
  );
}
