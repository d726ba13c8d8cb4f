/** What a question is read with: kinds that the graph writes as classes, as records or not at all are labels like others. */
import type { Ports } from "../../stage";
import { withRecords } from "../by-records";
import { withImpliedKind } from "./implied-kinds";
import { withClasses } from "./with-classes";

/** The same for every reading of one question: what it names is told by their labels. Throws what the store throws. */
export async function portsToRead(question: string, given: Ports): Promise<Ports> {
  return withImpliedKind(question, await withClasses(await withRecords(given)));
}
