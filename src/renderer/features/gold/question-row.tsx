/** One question of the list: whether its first answer is gold, and if not where it was lost. */
import { Check, Circle, ListOrdered, X } from "lucide-react";
import { memo } from "react";
import type { GoldOutcome, GoldQuestion } from "../../../shared/gold";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { formatTime } from "../../ui/format";
import { Name } from "../../ui/name";
import { TEXTS } from "../../ui/texts/texts";
import { GOLD_TEXTS } from "./gold-texts";

export interface QuestionRowProps {
  readonly place: number;
  readonly top: number;
  readonly height: number;
  /** From 1, among those listed. */
  readonly position: number;
  readonly total: number;
  readonly active: boolean;
}

export const QuestionRow = memo(function QuestionRow(props: QuestionRowProps) {
  const { place, top, height, position, total, active } = props;
  const { question, outcome, isOpen } = useWorkbench(({ gold }) => ({
    question: gold.file?.questions[place],
    outcome: gold.evaluation?.outcomes.get(place),
    isOpen: gold.current === place,
  }));
  const commands = useCommands();
  if (question === undefined) return null;
  return (
    <div
      id={`gold-question-${String(place)}`}
      className="gold-row"
      role="option"
      aria-selected={isOpen}
      aria-setsize={total}
      aria-posinset={position}
      data-active={active}
      style={{ insetBlockStart: top, blockSize: height }}
      onClick={() => void commands.openGold(place)}
    >
      <Mark outcome={outcome} />
      <Name text={question.question} longest={300} />
      <span className="gold-row-note soft small-print">
        <bdi>{noteOf(question, outcome)}</bdi>
      </span>
    </div>
  );
});

/** Told apart by shape as well as by colour. */
function Mark({ outcome }: { outcome: GoldOutcome | undefined }) {
  const kind =
    outcome === undefined ? "none" : outcome.rank === 1 ? "hit" : outcome.rank > 1 ? "low" : "missed";
  const Icon = { none: Circle, hit: Check, low: ListOrdered, missed: X }[kind];
  return (
    <span className="gold-mark" data-kind={kind}>
      <Icon size={14} aria-hidden="true" />
    </span>
  );
}

function noteOf(question: GoldQuestion, outcome: GoldOutcome | undefined): string {
  const texts = GOLD_TEXTS.questions;
  if (outcome === undefined) return `${texts.notRun} · ${texts.gold(question.a_entity)}`;
  const { rank, lostAt, best, ms } = outcome;
  if (rank === 1) return `${texts.hit} · ${formatTime(ms)}`;
  const found = rank > 1 ? texts.ranked(rank) : texts.missed;
  const lost = lostAt === undefined || rank > 1 ? [] : [texts.lostAtLower(TEXTS.stages[lostAt]!)];
  const answered = best === "" ? [] : [texts.answered(best)];
  return [found, ...lost, ...answered, texts.gold(question.a_entity)].join(" · ");
}
