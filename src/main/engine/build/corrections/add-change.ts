import { placesOf, type Change, type Correction, type Place } from "../../../../shared/texts/corrections";
import { FailureError } from "../../../../shared/failure";
import { say } from "../../../../shared/sentences/sentences";
import type { Work } from "../ingest/work";
import type { CorrectionFiles } from "./correction-files";
import { completePlace } from "./places";

/** Keeps a change with the letters it is about. Throws invalid-request where the graph's texts have no such place. */
export function addChange(
  files: CorrectionFiles,
  works: readonly Pick<Work, "id" | "text">[],
  change: Change,
): Correction {
  const full = (place: Place): Place => {
    const work = works.find(({ id }) => id === place.work);
    const found = work && completePlace(work, place);
    if (!found)
      throw new FailureError({
        kind: "invalid-request",
        reason: say("correction-place", { work: place.work }),
      });
    return found;
  };
  for (const place of placesOf(change)) full(place);
  if (change.kind === "merge") return files.add({ ...change, at: full(change.at), into: full(change.into) });
  if (change.kind !== "relation") return files.add({ ...change, at: full(change.at) });
  return files.add({
    ...change,
    ...{ at: full(change.at), source: full(change.source), target: full(change.target) },
  });
}
