/** All corrections of the graph, each with what became of it and a way back; and names to bring back. */
import { relationSaid } from "../../ui/texts/relation-said";
import { PencilLine, Undo2 } from "lucide-react";
import type { Change, ListedCorrection } from "../../../shared/texts/corrections";
import type { Reading } from "../../../shared/texts/reading";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { EmptyState } from "../../ui/empty-state";
import { IconButton } from "../../ui/icon-button";
import { clipText, unturned } from "../../ui/name";
import { TEXTS } from "../../ui/texts/texts";
import { placeIn } from "./reading";
import { BUILD_TEXTS } from "../build/build-texts";
import { READING_TEXTS } from "./reading-texts";

export function CorrectionsTab({ text }: { text: Reading }) {
  const list = useWorkbench(({ reading }) => reading?.corrections ?? null);
  const all = list?.state === "ready" ? list.value.corrections : [];
  return (
    <div className="reading-corrections" tabIndex={0}>
      {all.length === 0 ? (
        <EmptyState icon={PencilLine} title={READING_TEXTS.none} lead={READING_TEXTS.noneHint} />
      ) : (
        <ul aria-label={READING_TEXTS.list} className="correction-list">
          {all.map((one) => (
            <CorrectionLine key={one.id} one={one} />
          ))}
        </ul>
      )}
      <Dropped text={text} />
    </div>
  );
}

function CorrectionLine({ one: { id, change, state, reason } }: { one: ListedCorrection }) {
  const commands = useCommands();
  const told = changeText(change);
  return (
    <li>
      <bdi>{told}</bdi>
      <span className="soft small-print" data-state={state}>
        {READING_TEXTS.states[state]}
        {reason !== "" && `: ${unturned(TEXTS.said(reason))}`}
      </span>
      <IconButton
        icon={Undo2}
        label={READING_TEXTS.takeBack(told)}
        onClick={() => void commands.takeBack(id)}
      />
    </li>
  );
}

/** A correction in one sentence. */
export function changeText(change: Change): string {
  const form = clip(change.at.form);
  const told = READING_TEXTS.told;
  const type = (name: string): string => READING_TEXTS.types[name] ?? name;
  switch (change.kind) {
    case "merge":
      return told.merge(form, clip(change.into.form));
    case "split":
      return told.split(form, change.scope === "form");
    case "retype":
      return told.retype(form, type(change.type));
    case "rename":
      return told.rename(form, clip(change.name));
    case "add":
      return told.add(form, type(change.type));
    case "delete":
      return told.delete(form, change.scope === "form");
    case "restore":
      return told.restore(form);
    case "relation": {
      const { source, relation, target, verdict } = change;
      return told[verdict](`${clip(source.form)} ${relationSaid(relation)} ${clip(target.form)}`);
    }
  }
}

function clip(text: string): string {
  return unturned(clipText(text, 60));
}

function Dropped({ text }: { text: Reading }) {
  const commands = useCommands();
  if (text.dropped.length === 0) return null;
  return (
    <section className="part">
      <h3>{READING_TEXTS.dropped}</h3>
      <ul className="correction-list">
        {text.dropped.map((one) => (
          <li key={`${one.name} ${String(one.start)}`}>
            <bdi>{clip(one.name)}</bdi>
            <span className="soft small-print">
              {READING_TEXTS.mentions(one.mentions)} · {BUILD_TEXTS.rules[one.rule] ?? one.rule}
            </span>
            <button
              type="button"
              className="button small"
              onClick={() => void commands.correctText({ kind: "restore", at: placeIn(text, one) })}
            >
              {READING_TEXTS.restore(clip(one.name))}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
