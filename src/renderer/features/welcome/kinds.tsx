/** What a graph holds at a glance: its commonest kinds with their marks, or its relations where nothing in it has a kind, or the columns of a table. */
import type { ReactNode } from "react";
import type { GraphSummary } from "../../../shared/contract";
import { isRelationCode } from "../../../shared/relation-words";
import { kindSaid, relationSaid } from "../../ui/texts/relation-said";
import { formatCount } from "../../ui/format";
import { Name } from "../../ui/name";
import { LabelMark } from "../graph-view/label-mark";
import { WELCOME_TEXTS } from "./welcome-texts";

const SHOWN = 4;
const COLUMNS_SHOWN = 6;
const LONGEST = 40;

export function Kinds({ graph: { labels, relations, columns = [] } }: { graph: GraphSummary }) {
  const { empty } = WELCOME_TEXTS;
  if (labels.length === 0 && relations.length === 0) return <Columns names={columns} />;
  if (labels.length === 0)
    return (
      <Commonest title={empty.relations} all={relations}>
        {({ name, words }) => (
          <Name text={relationSaid(isRelationCode(name) ? words || name : name)} longest={LONGEST} />
        )}
      </Commonest>
    );
  // The mark is the label's own place, whatever order they are listed in.
  return (
    <Commonest title={empty.labels} all={labels.map((label, index) => ({ ...label, index }))}>
      {({ name, index }) => (
        <>
          <LabelMark index={index} />
          <Name text={kindSaid(name)} longest={LONGEST} />
        </>
      )}
    </Commonest>
  );
}

/** In the order of the table. */
function Columns({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <ul className="kinds" aria-label={WELCOME_TEXTS.empty.columns}>
      {names.slice(0, COLUMNS_SHOWN).map((name) => (
        <li key={name}>
          <Name text={name} longest={LONGEST} />
        </li>
      ))}
      {names.length > COLUMNS_SHOWN && (
        <li className="soft">{WELCOME_TEXTS.empty.others(names.length - COLUMNS_SHOWN)}</li>
      )}
    </ul>
  );
}

interface CommonestProps<T> {
  readonly title: string;
  readonly all: readonly T[];
  readonly children: (one: T) => ReactNode;
}

function Commonest<T extends GraphSummary["labels"][number]>({ title, all, children }: CommonestProps<T>) {
  if (all.length === 0) return null;
  const common = [...all].sort((a, b) => b.count - a.count).slice(0, SHOWN);
  return (
    <ul className="kinds" aria-label={title}>
      {common.map((one) => (
        <li key={one.name}>
          {children(one)}
          <span className="number">{formatCount(one.count)}</span>
        </li>
      ))}
      {all.length > SHOWN && <li className="soft">{WELCOME_TEXTS.empty.others(all.length - SHOWN)}</li>}
    </ul>
  );
}
