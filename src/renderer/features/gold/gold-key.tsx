/** What the stars on the graph mean, and how many gold edges are not drawn; only while the run at hand is a loaded question. */
import type { RunView } from "../../../shared/trace";
import { goldOfRun } from "./gold";
import { useWorkbench } from "../../state/workbench-context";
import { GOLD_TEXTS } from "./gold-texts";

export function GoldKey({ run }: { run: RunView }) {
  const { account, marked } = useWorkbench((state) => ({
    account: goldOfRun(state),
    marked: state.gold.marked,
  }));
  if (!marked || account?.found.state !== "ready") return null;
  const { edges, answers } = account.found.value;
  const drawn = new Set(run.edges.handle);
  const missing = edges.filter(({ handle }) => !drawn.has(handle)).length;
  const lost = edges.some(({ reason }) => reason !== "kept") || answers.some(({ rank }) => rank === 0);
  const texts = GOLD_TEXTS.canvas;
  return (
    <p className="gold-key" role="note" aria-label={texts.legend}>
      <Star />
      {texts.kept}
      {lost && (
        <>
          <Star lost />
          {texts.lost}
        </>
      )}
      {missing > 0 && <span className="soft">{texts.missing(missing)}</span>}
    </p>
  );
}

/** The canvas' own star (canvas/sign-painter.ts). */
function Star({ lost = false }: { lost?: boolean }) {
  return (
    <svg className="gold-star" viewBox="-10 -10 20 20" aria-hidden="true">
      <polygon points={POINTS} />
      {lost && <line x1="-8" y1="-7" x2="8" y2="7" />}
    </svg>
  );
}

const POINTS = Array.from({ length: 10 }, (_, at) => {
  const [angle, radius] = [(Math.PI * at) / 5 - Math.PI / 2, at % 2 === 0 ? 9 : 4];
  return `${(radius * Math.cos(angle)).toFixed(2)},${(radius * Math.sin(angle)).toFixed(2)}`;
}).join(" ");
