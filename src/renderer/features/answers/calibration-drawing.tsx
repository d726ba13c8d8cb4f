/** What scores claim against what is right on this graph, as a small drawing: on the line they mean what they say, below it they claim too much. */
import type { GraphCalibration } from "../../../shared/judging";
import { formatShare } from "../../ui/format";
import { ANSWERS_TEXTS } from "./answers-texts";

const SIZE = 96;
const EDGE = 6;
const SPAN = SIZE - 2 * EDGE;
const LEAST = 2;
const MOST = 6;

export function CalibrationDrawing({ bins, questions }: Pick<GraphCalibration, "bins" | "questions">) {
  const words = ANSWERS_TEXTS.trust;
  const told = bins.map(({ score, right, questions: judged }) =>
    words.bin(formatShare(score), formatShare(right), judged),
  );
  const place = (share: number) => EDGE + share * SPAN;
  const radius = (count: number) => LEAST + (MOST - LEAST) * Math.sqrt(count / questions);
  return (
    <figure className="calibration">
      <svg
        viewBox={`0 0 ${String(SIZE)} ${String(SIZE)}`}
        width={SIZE}
        height={SIZE}
        role="img"
        aria-label={`${words.drawing}: ${told.join("; ")}`}
      >
        <rect className="calibration-frame" x={EDGE} y={EDGE} width={SPAN} height={SPAN} />
        <path
          className="calibration-even"
          d={`M${String(EDGE)} ${String(SIZE - EDGE)}L${String(SIZE - EDGE)} ${String(EDGE)}`}
        />
        {bins.map(({ score, right, questions: judged }, at) => (
          <circle
            key={at}
            className="calibration-bin"
            cx={place(score)}
            cy={SIZE - place(right)}
            r={radius(judged)}
          >
            <title>{told[at]}</title>
          </circle>
        ))}
      </svg>
      <figcaption>{words.drawing}</figcaption>
    </figure>
  );
}
