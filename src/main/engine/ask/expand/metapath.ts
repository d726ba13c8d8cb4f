/** A metapath such as "Drug-affects-Gene-part of-Pathway", read by the labels and relations of a graph. */
import { FailureError } from "../../../../shared/failure";
import type { GraphSchema } from "../../../../shared/graph";
import { message } from "../../../../shared/sentences/sentences";
import type { HopFilter } from "../../../../shared/stages/expand/typed";
import { namesOfLabels, namesOfRelations, type NamesOf } from "../graph-words";

/** Labels of the seeds that are walked from, and what each hop follows; an empty list is any. */
export interface Metapath {
  readonly start: readonly string[];
  readonly hops: readonly HopFilter[];
}

type StepOf = (text: string) => readonly string[] | undefined;

/**
 * Names may hold "-" themselves; "*" is any, "|" stands between several, a name may be written as it is shown. Throws FailureError
 * invalid-request for what is no such path of the graph, or can be read as two.
 */
export function readMetapath(text: string, schema: Pick<GraphSchema, "labels" | "relations">): Metapath {
  const labels = stepOf(namesOfLabels(schema.labels));
  const relations = stepOf(namesOfRelations(schema.relations));
  const readings = readingsOf(text.split("-"), [labels, relations]);
  const whole = readings.filter((names) => names.length % 2 === 1 && names.length > 1);
  const path = text.slice(0, 100);
  if (whole.length === 0) throw refused(message("metapath-unread", { path }));
  if (whole.length > 1) throw refused(message("metapath-unclear", { path }));
  const [start = [], ...rest] = whole[0]!;
  const hops = Array.from({ length: rest.length / 2 }, (_, hop) => ({
    relations: [...rest[2 * hop]!],
    labels: [...rest[2 * hop + 1]!],
  }));
  return { start, hops };
}

/** Every way to join pieces again so that labels and relations come in turn; each as its lists of names. */
function readingsOf(
  pieces: readonly string[],
  [own, next]: readonly [StepOf, StepOf],
): (readonly string[])[][] {
  if (pieces.length === 0) return [[]];
  return pieces.flatMap((_, at) => {
    const names = own(pieces.slice(0, at + 1).join("-"));
    if (!names) return [];
    return readingsOf(pieces.slice(at + 1), [next, own]).map((rest) => [names, ...rest]);
  });
}

/** What a step of the path says: names by "|", or "*" for any; undefined for what is none. */
function stepOf(namesOf: NamesOf): StepOf {
  return (text) => {
    if (text.trim() === "*") return [];
    const found = text.split("|").map(namesOf);
    return found.every((names) => names.length > 0) ? [...new Set(found.flat())] : undefined;
  };
}

function refused(reason: ReturnType<typeof message>): FailureError {
  return new FailureError({ kind: "invalid-request", reason });
}
