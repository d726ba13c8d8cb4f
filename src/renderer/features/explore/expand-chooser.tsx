/** How many neighbours of each kind to add to the picture. */
import { relationSaid } from "../../ui/texts/relation-said";
import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { explain } from "../../ui/explain";
import { EXPAND_ORDERS, MOST_ADDED, type ExpandOrder, type NeighbourGroup } from "../../../shared/explore";
import { drawnOf } from "./explore";
import type { Chooser } from "./explore-view";
import { showExplore } from "./explore-open";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { formatCount } from "../../ui/format";
import { IconButton } from "../../ui/icon-button";
import { clipText, Name, unturned } from "../../ui/name";
import { EXPLORE_TEXTS } from "./explore-texts";
import { useFocusBack } from "../../ui/use-focus-back";
import { CANVAS } from "./canvas-element";

/** What is offered at first: enough to see, little enough to read. */
const FIRST_CAP = 10;

export function ExpandChooser() {
  const chooser = useWorkbench((state) => state.exploreView.chooser);
  return chooser === null ? null : <Sheet key={chooser.node} chooser={chooser} />;
}

function Sheet({ chooser: { node, around } }: { chooser: Chooser }) {
  const change = useChange();
  const sheet = useRef<HTMLElement>(null);
  const name = useWorkbench((state) => {
    const view = drawnOf(state);
    return view?.nodes.name[view.nodes.handle.indexOf(node)] ?? "";
  });
  const words = EXPLORE_TEXTS.expand;
  const close = (): void => change(showExplore, { chooser: null });
  useFocusBack(sheet, CANVAS);
  useEffect(() => sheet.current?.focus(), []);
  return (
    <section
      ref={sheet}
      className="float-sheet expand-chooser"
      aria-label={words.title(clipText(name, 80))}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        close();
      }}
    >
      <div className="float-head">
        <h3>{words.title(unturned(clipText(name, 60)))}</h3>
        <IconButton icon={X} label={words.cancel} className="small" onClick={close} />
      </div>
      {around.state === "loading" && <p className="soft">{words.loading}</p>}
      {around.state === "failed" && (
        <p className="said-failed" role="alert">
          {words.failed}: {explain(around.failure)}
        </p>
      )}
      {around.state === "ready" && around.value.groups.length === 0 && <p className="soft">{words.none}</p>}
      {around.state === "ready" && around.value.groups.length > 0 && (
        <Kinds
          node={node}
          groups={around.value.groups}
          edges={around.value.edges}
          unseen={around.value.unseen}
        />
      )}
    </section>
  );
}

interface KindsProps {
  readonly node: number;
  readonly groups: readonly NeighbourGroup[];
  readonly edges: number;
  readonly unseen: number;
}

function Kinds({ node, groups, edges, unseen }: KindsProps) {
  const commands = useCommands();
  const words = EXPLORE_TEXTS.expand;
  const [caps, setCaps] = useState(() => groups.map((group) => Math.min(FIRST_CAP, group.nodes)));
  const [order, setOrder] = useState<ExpandOrder>("degree");
  const wanted = groups.flatMap((group, at) => {
    const { relation, side, label } = group;
    return caps[at]! > 0 ? [{ relation, side, label, cap: caps[at]! }] : [];
  });
  const setAll = (cap: number): void => setCaps(groups.map((group) => Math.min(cap, group.nodes)));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (wanted.length > 0) void commands.expand(node, wanted, order);
      }}
    >
      <p className="soft">{words.lead(edges)}</p>
      <div className="expand-kinds" role="group" aria-label={words.kind}>
        <div className="expand-kind expand-heads" aria-hidden="true">
          <span>{words.kind}</span>
          <span>{words.there}</span>
          <span>{words.most}</span>
        </div>
        {groups.map((group, at) => (
          <Kind
            key={`${group.side} ${group.relation} ${group.label}`}
            group={group}
            cap={caps[at]!}
            onCap={(cap) => setCaps(caps.with(at, cap))}
          />
        ))}
      </div>
      {unseen > 0 && <p className="soft">{words.unseen(unseen)}</p>}
      <div className="expand-foot">
        <label className="expand-all">
          {words.all}
          <CapField label={words.all} cap={Math.max(...caps)} most={MOST_ADDED} onCap={setAll} />
        </label>
        <label className="expand-all">
          {words.order}
          <select value={order} onChange={(event) => setOrder(event.target.value as ExpandOrder)}>
            {EXPAND_ORDERS.map((name) => (
              <option key={name} value={name}>
                {words.orders[name]}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="button primary small" disabled={wanted.length === 0}>
          {words.add}
        </button>
      </div>
    </form>
  );
}

function Kind({ group, cap, onCap }: { group: NeighbourGroup; cap: number; onCap: (cap: number) => void }) {
  const words = EXPLORE_TEXTS.expand;
  const text = words[group.side](relationSaid(group.relation), group.label || words.unlabelled);
  return (
    <div className="expand-kind">
      <Name text={text} longest={120} />
      <span className="number soft">{formatCount(group.nodes)}</span>
      <CapField
        label={words.mostOf(clipText(text, 80))}
        cap={cap}
        most={Math.min(MOST_ADDED, group.nodes)}
        onCap={onCap}
      />
    </div>
  );
}

interface CapFieldProps {
  readonly label: string;
  readonly cap: number;
  readonly most: number;
  readonly onCap: (cap: number) => void;
}

function CapField({ label, cap, most, onCap }: CapFieldProps) {
  return (
    <input
      type="number"
      className="field cap-field"
      aria-label={label}
      min={0}
      max={most}
      value={cap}
      onChange={(event) => {
        const value = Math.round(event.target.valueAsNumber);
        onCap(Number.isNaN(value) ? 0 : Math.max(0, Math.min(most, value)));
      }}
    />
  );
}
