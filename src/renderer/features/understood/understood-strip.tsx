/** One line under the question: what its words were read as, each with its other readings a click away, and the words that were not read. */
import { relationSaid } from "../../ui/texts/relation-said";
import { UNDERSTOOD_TEXTS } from "./understood-texts";
import type { Constraint, Understanding } from "../../../shared/understanding";
import { useWorkbench } from "../../state/workbench-context";
import { unlinked } from "./corrections";
import { FormChip, KindChip, MentionChip, UnlinkedChip } from "./correcting-chips";
import { formatBound } from "./understood";

export function UnderstoodStrip() {
  const { run, ran } = useWorkbench((state) => ({ run: state.run, ran: state.ranWith?.overrides }));
  if (run?.understanding === undefined) return null;
  const { mentions, constraints, unread } = run.understanding;
  return (
    <section className="understood" aria-label={UNDERSTOOD_TEXTS.label}>
      <ul className="understood-chips">
        <li>
          <FormChip form={run.understanding.form} overrides={ran ?? {}} />
        </li>
        <li>
          <KindChip understanding={run.understanding} labels={run.labels} overrides={ran ?? {}} />
        </li>
        {mentions.map((mention) => (
          <li key={mention.start}>
            <MentionChip mention={mention} labels={run.labels} overrides={ran ?? {}} />
          </li>
        ))}
        {unlinked(ran ?? {}, run.question).map((words) => (
          <li key={words}>
            <UnlinkedChip words={words} />
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

function Bound({ measure, of, comparison, values }: Constraint) {
  const words = UNDERSTOOD_TEXTS;
  const measured = relationSaid(measure);
  const bound = words.bounds[comparison](
    values.map((value) => (typeof value === "string" ? value : formatBound(value))),
  );
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
