/** Chips of what was understood, each a menu of what it could be instead; a choice asks again. */
import { Ban, Check, ChevronDown, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import type { Overrides } from "../../../shared/recipe";
import { FORMS, type Form } from "../../../shared/stages/forms";
import type { Mention, Understanding } from "../../../shared/understanding";
import { useCommands } from "../../state/workbench-context";
import { MenuButton, MenuItem } from "../../ui/menu-button";
import { clipText, Name, unturned } from "../../ui/name";
import { LabelMark } from "../graph-view/label-mark";
import { kindSaid } from "../../ui/texts/relation-said";
import { kindShown, linksOf, otherEntities, type Correction } from "./corrections";
import { UNDERSTOOD_TEXTS } from "./understood-texts";

const LONGEST = 40;

interface ChipProps {
  readonly label: string;
  readonly face: ReactNode;
  readonly className?: string;
  /** Set for what a person said. */
  readonly corrected?: boolean;
  readonly items: (say: (correction: Correction) => () => void) => ReactNode;
}

function Chip({ label, face, className = "", corrected = false, items }: ChipProps) {
  const { correct } = useCommands();
  const look = `understood-chip understood-choice ${corrected ? "understood-said" : ""} ${className}`;
  return (
    <MenuButton
      label={label}
      className={look}
      face={
        <>
          {face}
          <ChevronDown size={13} aria-hidden="true" />
        </>
      }
    >
      {(close) =>
        items((correction) => () => {
          close();
          correct(correction);
        })
      }
    </MenuButton>
  );
}

interface FormChipProps {
  readonly form: Form;
  readonly overrides: Overrides;
}

export function FormChip({ form, overrides }: FormChipProps) {
  const words = UNDERSTOOD_TEXTS;
  const said = overrides["understand.form"];
  const corrected = said !== undefined;
  return (
    <Chip
      label={words.changeForm(words.forms[form])}
      face={words.forms[form]}
      className="understood-form"
      corrected={corrected}
      items={(say) => (
        <>
          <Radio label={words.asRead} checked={!corrected} onPick={say({ form: "auto" })} />
          {FORMS.filter((other) => other !== "none").map((other) => (
            <Radio
              key={other}
              label={words.forms[other]}
              checked={said === other}
              onPick={say({ form: other })}
            />
          ))}
        </>
      )}
    />
  );
}

interface KindChipProps {
  readonly understanding: Understanding;
  readonly labels: readonly string[];
  readonly overrides: Overrides;
}

export function KindChip({ understanding, labels, overrides }: KindChipProps) {
  const words = UNDERSTOOD_TEXTS;
  const said = overrides["understand.kind"];
  const shown = kindShown(understanding, overrides);
  const { kind } = understanding;
  const wanted = said === undefined && kind ? kind.text : shown;
  const told = wanted === "" ? words.anyKind : words.kind(clipText(unturned(wanted), LONGEST));
  const face = (
    <>
      {labels.includes(shown) && <LabelMark index={labels.indexOf(shown)} />}
      <bdi>{told}</bdi>
    </>
  );
  if (kind?.rows !== undefined) return <RowsChip words={kind.text} said={said} />;
  if (labels.length < 2) return <span className="understood-chip">{face}</span>;
  return (
    <Chip
      label={words.changeKind(told)}
      face={face}
      corrected={said !== undefined}
      items={(say) => (
        <>
          <Radio label={words.asRead} checked={said === undefined} onPick={say({ kind: "" })} />
          {labels.map((label, index) => (
            <MenuItem
              key={label}
              icon={<LabelMark index={index} />}
              label={clipText(unturned(kindSaid(label)), LONGEST)}
              choice
              checked={said === label}
              onPick={say({ kind: label })}
            />
          ))}
        </>
      )}
    />
  );
}

/** A noun that was read as the rows of a table, though nothing calls them so: a person may say that it is them, or that it is not. */
function RowsChip({ words: typed, said }: { words: string; said: unknown }) {
  const words = UNDERSTOOD_TEXTS;
  const shown = clipText(unturned(typed), LONGEST);
  return (
    <Chip
      label={words.changeKind(words.asRows(shown))}
      face={<bdi>{words.asRows(shown)}</bdi>}
      corrected={said === typed}
      items={(say) => (
        <>
          <Radio label={words.asRead} checked={said !== typed} onPick={say({ kind: "" })} />
          <Radio label={words.areRows(shown)} checked={said === typed} onPick={say({ kind: typed })} />
          <MenuItem
            icon={<Ban size={14} />}
            label={words.notRows(shown)}
            onPick={say({ words: typed, id: "" })}
          />
        </>
      )}
    />
  );
}

interface MentionChipProps {
  readonly mention: Mention;
  readonly labels: readonly string[];
  readonly overrides: Overrides;
}

export function MentionChip({ mention, labels, overrides }: MentionChipProps) {
  const words = UNDERSTOOD_TEXTS;
  const [meant] = mention.entities;
  if (meant === undefined) return null;
  const others = otherEntities(mention);
  const corrected = mention.text in linksOf(overrides);
  const said = (entity: typeof meant) => clipText(unturned(entity.name || entity.id), LONGEST);
  return (
    <Chip
      label={words.others(said(meant), others.length)}
      corrected={corrected}
      face={
        <>
          <LabelMark index={labels.indexOf(meant.label)} />
          <Name text={meant.name || meant.id} longest={LONGEST} />
          {(meant.why === "typo" || meant.why === "synonym") && (
            <span className="soft" title={words[meant.why]} aria-hidden="true">
              {meant.why === "typo" ? "≈" : "="}
            </span>
          )}
        </>
      }
      items={(say) => (
        <>
          {others.map((entity) => (
            <MenuItem
              key={entity.id}
              icon={<LabelMark index={labels.indexOf(entity.label)} />}
              label={words.askInstead(
                said(entity),
                entity.label,
                isNamesake(entity.name, meant.name) ? entity.id : "",
              )}
              onPick={say({ words: mention.text, id: entity.id })}
            />
          ))}
          <MenuItem
            icon={<Ban size={14} />}
            label={words.noName(clipText(unturned(mention.text), LONGEST))}
            onPick={say({ words: mention.text, id: "" })}
          />
          {corrected && <AsRead say={say({ words: mention.text, id: null })} />}
        </>
      )}
    />
  );
}

/** Words that a person said name nothing. */
export function UnlinkedChip({ words: typed }: { words: string }) {
  const words = UNDERSTOOD_TEXTS;
  const shown = clipText(unturned(typed), LONGEST);
  return (
    <Chip
      label={words.noName(shown)}
      face={<s>{shown}</s>}
      corrected
      items={(say) => <AsRead say={say({ words: typed, id: null })} />}
    />
  );
}

/** One of several readings; the one that stands has a tick. */
function Radio({ label, checked, onPick }: { label: string; checked: boolean; onPick: () => void }) {
  const icon = checked ? <Check size={14} /> : undefined;
  return <MenuItem icon={icon} label={label} choice checked={checked} onPick={onPick} />;
}

function AsRead({ say }: { say: () => void }) {
  return <MenuItem icon={<Undo2 size={14} />} label={UNDERSTOOD_TEXTS.asRead} onPick={say} />;
}

function isNamesake(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
