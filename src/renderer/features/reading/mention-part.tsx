/** A name in the text: who it is, by which forms, why, and what a person can correct. */
import { ChevronLeft, ChevronRight, Waypoints } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { ENTITY_TYPES, type EntityType } from "../../../shared/texts/build";
import type { Change } from "../../../shared/texts/corrections";
import type { ReadEntity, Reading } from "../../../shared/texts/reading";
import { useChange, useCommands } from "../../state/workbench-context";
import { formatCount } from "../../ui/format";
import { IconButton } from "../../ui/icon-button";
import { clipText, Name } from "../../ui/name";
import { TextInput } from "../../ui/text-input";
import { TEXTS } from "../../ui/texts/texts";
import { mentionSpan, placeIn, showPicked } from "./reading";
import { useShowInGraph } from "./show-in-graph";
import { READING_TEXTS } from "./reading-texts";

const FORMS_SHOWN = 12;

export function MentionPart({ text, at }: { text: Reading; at: number }) {
  const entity = text.entities[text.mentions.entity[at] ?? -1];
  if (entity === undefined) return null;
  const { start, end } = mentionSpan(text, at);
  const form = text.text.slice(start, end).replace(/\s+/g, " ");
  return (
    <>
      <MentionHead text={text} at={at} entity={entity} />
      <section className="part">
        <h3>{READING_TEXTS.forms}</h3>
        <ul className="reading-forms">
          {entity.forms.slice(0, FORMS_SHOWN).map((one) => (
            <li key={one.form}>
              <Name text={one.form} longest={60} /> <span className="number soft">{formatCount(one.n)}</span>
            </li>
          ))}
        </ul>
      </section>
      <Why text={text} form={form} entity={entity} />
      <Correct text={text} at={at} form={form} entity={entity} />
    </>
  );
}

interface MentionProps {
  readonly text: Reading;
  readonly at: number;
  readonly entity: ReadEntity;
}

function MentionHead({ text, at, entity }: MentionProps) {
  const change = useChange();
  const show = useShowInGraph();
  const own = text.mentions.entity[at];
  const step = (by: 1 | -1): void => {
    let next = at + by;
    while (next >= 0 && next < text.mentions.entity.length && text.mentions.entity[next] !== own) next += by;
    if (text.mentions.entity[next] === own)
      change(showPicked, { kind: "mention", at: next }, mentionSpan(text, next));
  };
  return (
    <header className="picked-head">
      <div>
        <h2>
          <Name text={entity.name} longest={120} />
        </h2>
        <p className="soft small-print">
          {READING_TEXTS.types[entity.type] ?? entity.type} ·{" "}
          {READING_TEXTS.mentions(entity.forms.reduce((sum, { n }) => sum + n, 0))}
        </p>
      </div>
      <IconButton icon={ChevronLeft} label={READING_TEXTS.previous} onClick={() => step(-1)} />
      <IconButton icon={ChevronRight} label={READING_TEXTS.next} onClick={() => step(1)} />
      <IconButton
        icon={Waypoints}
        label={READING_TEXTS.showGraph}
        onClick={() => show({ kind: "node", handle: entity.node })}
      />
    </header>
  );
}

function Why({ text, form, entity }: { text: Reading; form: string; entity: ReadEntity }) {
  const labels = Object.hasOwn(text.labels, form) ? text.labels[form]! : [];
  const counts = labels
    .flatMap((n, type) => (n > 0 ? [READING_TEXTS.label[type]?.(formatCount(n)) ?? ""] : []))
    .join(", ");
  return (
    <section className="part">
      <h3>{READING_TEXTS.why}</h3>
      <ul className="reading-reasons">
        <li>
          {counts === ""
            ? READING_TEXTS.unlabelled(clipText(form, 60))
            : READING_TEXTS.labels(clipText(form, 60), counts)}
        </li>
        <li>{READING_TEXTS.settled(READING_TEXTS.types[entity.type] ?? entity.type)}</li>
        {entity.merges.slice(0, FORMS_SHOWN).map((reason) => (
          <li key={reason}>
            <bdi>{clipText(TEXTS.said(reason), 200)}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Correct({ text, at, form, entity }: MentionProps & { readonly form: string }) {
  const commands = useCommands();
  const place = placeIn(text, mentionSpan(text, at));
  const short = clipText(form, 40);
  const isMixed = entity.forms.length > 1;
  const { splitForm, splitMention, deleteMention, deleteForm } = READING_TEXTS;
  const choices: (readonly [words: string, change: Change])[] = [
    ...(isMixed ? [[splitForm(short), { kind: "split", at: place, scope: "form" }] as const] : []),
    [splitMention, { kind: "split", at: place, scope: "mention" }],
    [deleteMention, { kind: "delete", at: place, scope: "mention" }],
    [deleteForm(short), { kind: "delete", at: place, scope: "form" }],
  ];
  return (
    <section className="part">
      <h3>{READING_TEXTS.correct}</h3>
      <Rename
        name={entity.name}
        onName={(name) => void commands.correctText({ kind: "rename", at: place, name })}
      />
      <Retype
        type={entity.type}
        onType={(type) => void commands.correctText({ kind: "retype", at: place, type })}
      />
      <Merge text={text} at={at} own={text.mentions.entity[at]!} />
      <div className="reading-choices column">
        {choices.map(([words, change]) => (
          <button
            key={words}
            type="button"
            className="button small"
            onClick={() => void commands.correctText(change)}
          >
            {words}
          </button>
        ))}
      </div>
    </section>
  );
}

function Rename({ name, onName }: { name: string; onName: (name: string) => void }) {
  const [text, setText] = useState(name);
  const id = useId();
  const isNew = text.trim() !== "" && text.trim() !== name;
  return (
    <form
      className="reading-field"
      onSubmit={(event) => {
        event.preventDefault();
        if (isNew) onName(text.trim());
      }}
    >
      <label htmlFor={id}>{READING_TEXTS.rename}</label>
      <TextInput id={id} maxLength={200} value={text} onChange={setText} />
      <button type="submit" className="button small" disabled={!isNew}>
        {READING_TEXTS.save}
      </button>
    </form>
  );
}

function Retype({ type, onType }: { type: string; onType: (type: EntityType) => void }) {
  const id = useId();
  return (
    <div className="reading-field">
      <label htmlFor={id}>{READING_TEXTS.retype}</label>
      <select id={id} value={type} onChange={(event) => onType(event.target.value as EntityType)}>
        {ENTITY_TYPES.map((one) => (
          <option key={one} value={one}>
            {READING_TEXTS.types[one]}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Most names offered; the others are found by a mention of theirs. */
const OFFERED = 500;

/** Entities that one may be joined to. Of its own type first: who is joined to a place is a rarity. */
function othersThan(own: number, entities: readonly ReadEntity[]) {
  const { type } = entities[own]!;
  return entities
    .map((entity, place) => ({ entity, place }))
    .filter(({ place }) => place !== own)
    .sort(
      (a, b) =>
        Number(b.entity.type === type) - Number(a.entity.type === type) ||
        (a.entity.name < b.entity.name ? -1 : 1),
    )
    .slice(0, OFFERED);
}

function Merge({ text, at, own }: { text: Reading; at: number; own: number }) {
  const commands = useCommands();
  const [chosen, setChosen] = useState("");
  const id = useId();
  const others = useMemo(() => othersThan(own, text.entities), [own, text.entities]);
  return (
    <form
      className="reading-field"
      onSubmit={(event) => {
        event.preventDefault();
        const row = chosen === "" ? -1 : text.mentions.entity.indexOf(Number(chosen));
        if (row < 0) return;
        const into = placeIn(text, mentionSpan(text, row));
        void commands.correctText({ kind: "merge", at: placeIn(text, mentionSpan(text, at)), into });
      }}
    >
      <label htmlFor={id}>{READING_TEXTS.merge}</label>
      <select id={id} value={chosen} onChange={(event) => setChosen(event.target.value)}>
        <option value="">{READING_TEXTS.mergeChoose}</option>
        {others.map(({ entity, place }) => (
          <option key={place} value={place}>
            {clipText(entity.name, 60)}
          </option>
        ))}
      </select>
      <button type="submit" className="button small" disabled={chosen === ""}>
        {READING_TEXTS.mergeInto}
      </button>
    </form>
  );
}
