/** One line under the question: what its words were read as, with the other readings a click away, and the words that were not read. */
import { ChevronDown } from "lucide-react";
import type { Constraint, Mention, Understanding } from "../../../shared/understanding";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { formatRelation } from "../../ui/format";
import { MenuButton, MenuItem } from "../../ui/menu-button";
import { Name } from "../../ui/name";
import { LabelMark } from "../graph-view/label-mark";
import { formatBound, otherReadings, tellsSomething } from "./understood";
import { UNDERSTOOD_TEXTS } from "./understood-texts";

const LONGEST = 40;

export function UnderstoodStrip() {
  const run = useWorkbench((state) => state.run);
  if (run?.understanding === undefined || !tellsSomething(run.understanding)) return null;
  const { form, mentions, kind, constraints, unread } = run.understanding;
  return (
    <section className="understood" aria-label={UNDERSTOOD_TEXTS.label}>
      <ul className="understood-chips">
        {form !== "list" && <li className="understood-form">{UNDERSTOOD_TEXTS.forms[form]}</li>}
        {kind !== undefined && (
          <li className="understood-chip">
            {run.labels.includes(kind.label) && <LabelMark index={run.labels.indexOf(kind.label)} />}
            <bdi>{UNDERSTOOD_TEXTS.kind(kind.text)}</bdi>
          </li>
        )}
        {mentions.map((mention) => (
          <li key={mention.start}>
            <MentionChip mention={mention} question={run.question} labels={run.labels} />
          </li>
        ))}
        {constraints.map((constraint) => (
          <li key={constraint.start} className="understood-chip" title={constraint.text}>
            <Bound {...constraint} />
          </li>
        ))}
      </ul>
      <Unread unread={unread} />
    </section>
  );
}

interface MentionChipProps {
  readonly mention: Mention;
  readonly question: string;
  readonly labels: readonly string[];
}

function MentionChip({ mention, question, labels }: MentionChipProps) {
  const commands = useCommands();
  const [meant] = mention.entities;
  if (meant === undefined) return null;
  const others = otherReadings(question, mention);
  const name = meant.name || meant.id;
  const hint =
    meant.why === "typo" ? UNDERSTOOD_TEXTS.typo : meant.why === "given" ? UNDERSTOOD_TEXTS.given : "";
  const face = (
    <>
      <LabelMark index={labels.indexOf(meant.label)} />
      <Name text={name} longest={LONGEST} />
      {meant.why === "typo" && <span className="soft">≈</span>}
    </>
  );
  if (others.length === 0)
    return (
      <span className="understood-chip" title={hint === "" ? undefined : hint}>
        {face}
      </span>
    );
  return (
    <MenuButton
      label={UNDERSTOOD_TEXTS.others(name, others.length)}
      className="understood-chip understood-choice"
      face={
        <>
          {face}
          <ChevronDown size={13} aria-hidden="true" />
        </>
      }
    >
      {(close) =>
        others.map(({ entity, question: instead }) => (
          <MenuItem
            key={entity.id}
            icon={<LabelMark index={labels.indexOf(entity.label)} />}
            label={UNDERSTOOD_TEXTS.askInstead(entity.name, entity.label)}
            onPick={() => {
              close();
              void commands.ask(instead);
            }}
          />
        ))
      }
    </MenuButton>
  );
}

function Bound({ measure, of, comparison, values }: Constraint) {
  const words = UNDERSTOOD_TEXTS;
  const measured = formatRelation(measure);
  const bound = words.bounds[comparison](values.map(formatBound));
  return (
    <bdi>
      {of === "count" ? words.counted(measured) : measured} {bound}
    </bdi>
  );
}

function Unread({ unread }: Pick<Understanding, "unread">) {
  if (unread.length === 0) return null;
  return (
    <p className="understood-unread" title={UNDERSTOOD_TEXTS.unreadHint}>
      {UNDERSTOOD_TEXTS.unread}{" "}
      {unread.map(({ text, start }) => (
        <bdi key={start} className="unread-word">
          {text}
        </bdi>
      ))}
    </p>
  );
}
