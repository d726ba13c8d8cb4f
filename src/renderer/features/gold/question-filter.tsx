/** Which questions are listed, and steps through them. */
import { Star } from "lucide-react";
import { useMemo } from "react";
import { GRAPH_STAGES } from "../../../shared/recipe";
import { changeGold, countFilters, listedGold } from "./gold";
import type { GoldFilter, GoldView } from "./gold-view";
import type { Workbench } from "../../state/workbench";
import { useChange, useWorkbench } from "../../state/workbench-context";
import { formatCount } from "../../ui/format";
import { IconButton } from "../../ui/icon-button";
import { TEXTS } from "../../ui/texts/texts";
import { GOLD_TEXTS } from "./gold-texts";
import { QuestionSteps } from "./question-steps";

export function QuestionFilter() {
  const gold = useWorkbench((state) => state.gold);
  const change = useChange();
  const counts = useMemo(() => countFilters(gold), [gold]);
  const texts = GOLD_TEXTS.questions;
  const stages = GRAPH_STAGES.filter((stage) => counts[stage] > 0 || gold.filter === stage);
  const ran = gold.evaluation !== null;
  return (
    <>
      <div className="gold-filter">
        <select
          className="small-select"
          aria-label={texts.filter}
          value={gold.filter}
          disabled={!ran}
          onChange={(event) => change(filterBy, { filter: event.target.value as GoldFilter })}
        >
          {(["all", "failures", "hits"] as const).map((filter) => (
            <option key={filter} value={filter}>
              {texts.filters[filter]} ({formatCount(counts[filter])})
            </option>
          ))}
          {stages.map((stage) => (
            <option key={stage} value={stage}>
              {texts.lostAt(TEXTS.stages[stage]!)} ({formatCount(counts[stage])})
            </option>
          ))}
        </select>
        <input
          type="search"
          className="field"
          aria-label={texts.search}
          placeholder={texts.searchPlaceholder}
          value={gold.search}
          onChange={(event) => change(filterBy, { search: event.target.value })}
        />
        <IconButton
          icon={Star}
          label={texts.markGold}
          pressed={gold.marked}
          onClick={() => change(filterBy, { marked: !gold.marked })}
        />
        <QuestionSteps />
      </div>
      <span className="visually-hidden" role="status">
        <Listed gold={gold} />
      </span>
    </>
  );
}

function Listed({ gold }: { gold: GoldView }) {
  const listed = useMemo(() => listedGold(gold).length, [gold]);
  return GOLD_TEXTS.questions.listed(listed, gold.file?.questions.length ?? 0);
}

function filterBy(
  state: Workbench,
  change: Partial<Pick<GoldView, "filter" | "search" | "marked">>,
): Workbench {
  return changeGold(state, change);
}
