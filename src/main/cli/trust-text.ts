/** How far an answer may be trusted, in the terminal's words. */
import type { Proven } from "../../shared/judging";
import type { Trust } from "../engine/ask/trust/trust";
import { plain } from "./terminal";

/** Whether the graph is proven, and where it is what that comes to. */
export function provenText({ proven, judged, calibration, set }: Proven): string {
  const percent = (share: number) => `${(100 * share).toFixed(0)} %`;
  const told = [
    `${proven ? "proven" : "not proven"} on this graph (${judged.toString()} judged)`,
    ...(calibration?.probability === undefined
      ? []
      : [`answers like the first are right in ${percent(calibration.probability)} here`]),
    ...(set === undefined
      ? []
      : [
          `the first ${set.size.toString()} hold a right one in ${percent(set.promise)} of questions (${percent(set.coverage)} of ${set.questions.toString()} judged)`,
        ]),
  ];
  return told.join("; ");
}

/** The line that ends what `ask` prints. */
export function trustText({ agree, ignored, taught = [], ...proven }: Trust): string {
  const opinions = { true: "another recipe agrees", false: "another recipe says otherwise" };
  const told = [
    provenText(proven),
    ...(agree === undefined ? [] : [opinions[`${agree}`]]),
    ...(taught.length === 0 ? [] : [`taught: ${taught.join("; ")}`]),
    ...(ignored.length === 0 ? [] : [`ignored: ${ignored.join(", ")}`]),
  ];
  return plain(`Trust: ${told.join("; ")}`);
}
