/** Looks of nodes and edges by label and by value: shown while they are tried, kept when a person says so. */
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { COLOUR_COUNT, lookOf, NO_STYLES, type LabelStyle, type Styles } from "../../picture/looks";
import { NODE_SHAPES, outlinePath, type NodeShape } from "../../picture/node-shape";
import type { DrawnView } from "../../picture/drawn-view";
import { chooseStyles } from "./explore";
import { showExplore } from "./explore-open";
import { useChange, useWorkbench } from "../../state/workbench-context";
import { IconButton } from "../../ui/icon-button";
import { clipText, Name } from "../../ui/name";
import { numberText } from "../../ui/number-text";
import { labelColour } from "../../picture/palette";
import { EXPLORE_TEXTS } from "./explore-texts";
import { useFocusBack } from "../../ui/use-focus-back";
import { useTheme } from "../../state/use-theme";
import { CANVAS } from "./canvas-element";

const LABELS_SHOWN = 24;

export function StylesPanel({ view }: { view: DrawnView }) {
  const open = useWorkbench(({ exploreView }) => exploreView.stylesOpen);
  return open ? <Sheet view={view} /> : null;
}

function Sheet({ view }: { view: DrawnView }) {
  const sheet = useRef<HTMLElement>(null);
  useFocusBack(sheet, CANVAS);
  useEffect(() => sheet.current?.focus(), []);
  const { preview, kept } = useWorkbench(({ exploreView, explore }) => ({
    preview: exploreView.preview,
    kept: explore.styles,
  }));
  const change = useChange();
  const styles = preview ?? kept;
  const words = EXPLORE_TEXTS.styles;
  const close = (): void => change(showExplore, { stylesOpen: false, preview: null });
  const tryOut = (next: Styles): void => change(showExplore, { preview: next });
  const keep = (): void => {
    change(chooseStyles, styles);
    close();
  };
  return (
    <section
      ref={sheet}
      className="float-sheet styles-panel"
      aria-label={words.title}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        close();
      }}
    >
      <div className="float-head">
        <h3>{words.title}</h3>
        <IconButton icon={X} label={words.cancel} className="small" onClick={close} />
      </div>
      <p className="soft">{words.lead}</p>
      <LabelStyles view={view} styles={styles} onChange={tryOut} />
      <ValueStyles view={view} styles={styles} onChange={tryOut} />
      <div className="expand-foot">
        <button type="button" className="button small" onClick={() => tryOut(NO_STYLES)}>
          {words.reset}
        </button>
        <button type="button" className="button small" onClick={close}>
          {words.cancel}
        </button>
        <button type="button" className="button primary small" onClick={keep}>
          {words.keep}
        </button>
      </div>
    </section>
  );
}

interface StylesProps {
  readonly view: DrawnView;
  readonly styles: Styles;
  readonly onChange: (styles: Styles) => void;
}

function LabelStyles({ view, styles, onChange }: StylesProps) {
  const drawn = new Set(view.nodes.label);
  const labels = [...view.labels.entries()].filter(([index, name]) => name !== "" && drawn.has(index));
  return (
    <div className="style-labels" role="group" aria-label={EXPLORE_TEXTS.styles.byLabel}>
      {labels.slice(0, LABELS_SHOWN).map(([index, name]) => (
        <LabelLine
          key={index}
          index={index}
          name={name}
          styles={styles}
          onChange={(style) => onChange({ ...styles, labels: { ...styles.labels, [name]: style } })}
        />
      ))}
    </div>
  );
}

interface LabelLineProps {
  readonly index: number;
  readonly name: string;
  readonly styles: Styles;
  readonly onChange: (style: LabelStyle) => void;
}

function LabelLine({ index, name, styles, onChange }: LabelLineProps) {
  const theme = useTheme();
  const words = EXPLORE_TEXTS.styles;
  const look = lookOf(styles, index, name);
  const own = styles.labels[name] ?? {};
  const shown = clipText(name, 60);
  return (
    <div className="style-label">
      <svg className="label-mark" viewBox="-1.2 -1.2 2.4 2.4" width="14" height="14" aria-hidden="true">
        <path d={outlinePath(look.shape)} fill={labelColour(look.colour, theme)} />
      </svg>
      <Name text={name} longest={60} />
      <select
        aria-label={words.shape(shown)}
        value={look.shape}
        onChange={(event) => onChange({ ...own, shape: event.target.value as NodeShape })}
      >
        {NODE_SHAPES.map((shape) => (
          <option key={shape} value={shape}>
            {words.shapes[shape]}
          </option>
        ))}
      </select>
      <input
        type="range"
        aria-label={words.size(shown)}
        min={0.5}
        max={2}
        step={0.25}
        value={look.size}
        onChange={(event) => onChange({ ...own, size: event.target.valueAsNumber })}
      />
      <Swatches
        name={`colour-${String(index)}`}
        label={words.colour(shown)}
        chosen={look.colour % COLOUR_COUNT}
        onChoose={(colour) => onChange({ ...own, colour })}
      />
    </div>
  );
}

interface SwatchesProps {
  readonly name: string;
  readonly label: string;
  readonly chosen: number;
  readonly onChoose: (colour: number) => void;
}

/** The colours themselves, one of which is chosen. */
function Swatches({ name, label, chosen, onChoose }: SwatchesProps) {
  const theme = useTheme();
  return (
    <div className="style-colours" role="radiogroup" aria-label={label}>
      {Array.from({ length: COLOUR_COUNT }, (_, colour) => (
        <label key={colour} className="style-colour">
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            aria-label={EXPLORE_TEXTS.styles.colours[colour]}
            checked={colour === chosen}
            onChange={() => onChoose(colour)}
          />
          <span style={{ background: labelColour(colour, theme) }} />
        </label>
      ))}
    </div>
  );
}

function ValueStyles({ view, styles, onChange }: StylesProps) {
  const words = EXPLORE_TEXTS.styles;
  const ofNodes = tellingColumns(view.nodes.numbers);
  const ofEdges = tellingColumns(view.edges.numbers);
  return (
    <div className="style-values" role="group" aria-label={words.byValue}>
      <ColumnChoice
        label={words.nodeSize}
        kind="node"
        columns={ofNodes}
        value={styles.nodeSize}
        none={words.nothing}
        onChange={(nodeSize) => onChange({ ...styles, nodeSize })}
      />
      <ColumnChoice
        label={words.nodeColour}
        kind="node"
        columns={ofNodes}
        value={styles.nodeColour}
        none={words.byLabelOnly}
        onChange={(nodeColour) => onChange({ ...styles, nodeColour })}
      />
      <ColumnChoice
        label={words.edgeWidth}
        kind="edge"
        columns={ofEdges}
        value={styles.edgeWidth ?? ""}
        none={words.sameAsColour}
        onChange={(edgeWidth) => onChange({ ...styles, edgeWidth: edgeWidth === "" ? null : edgeWidth })}
      />
    </div>
  );
}

interface ColumnChoiceProps {
  readonly label: string;
  readonly kind: "node" | "edge";
  readonly columns: readonly string[];
  readonly value: string;
  readonly none: string;
  readonly onChange: (name: string) => void;
}

function ColumnChoice({ label, kind, columns, value, none, onChange }: ColumnChoiceProps) {
  return (
    <label className="style-value">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{none}</option>
        {columns.map((name) => (
          <option key={name} value={name}>
            {numberText(kind, name).name.toLowerCase()}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Columns in which some value differs from another: only those tell anything. */
function tellingColumns(numbers: Readonly<Record<string, Float64Array>>): string[] {
  return Object.entries(numbers).flatMap(([name, column]) => {
    const values = column.filter((value) => !Number.isNaN(value));
    return values.some((value) => value !== values[0]) ? [name] : [];
  });
}
