/** The relations in the picture, each to be hidden or shown. */
import { relationSaid } from "../../ui/texts/relation-said";
import { ListFilter } from "lucide-react";
import { useMemo } from "react";
import type { DrawnView } from "../../picture/drawn-view";
import { showAll, toggleRelation } from "../explore/explore";
import { useChange, useWorkbench } from "../../state/workbench-context";
import { formatCount } from "../../ui/format";
import { MenuButton, MenuItem } from "../../ui/menu-button";
import { clipText } from "../../ui/name";
import { EXPLORE_TEXTS } from "../explore/explore-texts";

const RELATIONS_LISTED = 200;

export function RelationFilter({ run }: { run: DrawnView }) {
  const change = useChange();
  const { hidden, labels } = useWorkbench((state) => ({
    hidden: state.explore.hiddenRelations,
    labels: state.hiddenLabels,
  }));
  const counts = useMemo(() => countRelations(run), [run]);
  const added = run.edges.added?.includes(1) === true;
  const words = EXPLORE_TEXTS.legend;
  const hiddenCount = hidden.length + labels.length;
  const count = hiddenCount > 0 ? words.hidden(hiddenCount) : formatCount(counts.length);
  return (
    <>
      {added && (
        <span className="legend-line">
          <span className="stroke dashed" />
          {words.added}
        </span>
      )}
      <MenuButton
        label={`${words.relations}: ${count}`}
        className="legend-filter"
        face={
          <>
            <ListFilter size={13} aria-hidden="true" />
            <span className="number">{count}</span>
          </>
        }
      >
        {() => (
          <>
            {hiddenCount > 0 && <MenuItem label={words.all} onPick={() => change(showAll)} />}
            {counts.slice(0, RELATIONS_LISTED).map(([name, count]) => (
              <MenuItem
                key={name}
                label={`${clipText(relationSaid(name), 60)} (${formatCount(count)})`}
                checked={!hidden.includes(name)}
                icon={hidden.includes(name) ? "" : "✓"}
                onPick={() => change(toggleRelation, name)}
              />
            ))}
          </>
        )}
      </MenuButton>
    </>
  );
}

/** Drawn edges per relation, the most frequent first. */
function countRelations({ edges, relations }: DrawnView): [name: string, count: number][] {
  const counts = new Map<string, number>();
  edges.relation.forEach((relation, row) => {
    const name = relations[relation] ?? "";
    if (edges.away?.[row] !== 1) counts.set(name, (counts.get(name) ?? 0) + 1);
  });
  return [...counts].sort((a, b) => b[1] - a[1]);
}
