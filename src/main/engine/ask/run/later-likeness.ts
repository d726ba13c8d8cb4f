/** How near an explanation came to what was written after the cut: for people to look at, read by no stage. */
import { parseCut } from "../../../../shared/documents/cut";
import type { LaterLikeness } from "../../../../shared/hypothesis";
import { dot, vectorsOf } from "../score/text-vectors";
import type { Ports, Run } from "../stage";
import { meanVector, TENTH } from "../verify/likeness";

/** Of the shown round's quotes to the later documents that name both ends; undefined where there are none with a text, or nothing is quoted. */
export async function laterLikeness(
  { graph, verification }: Run,
  { store, embedder, signal }: Pick<Ports, "store" | "embedder" | "signal">,
): Promise<LaterLikeness | undefined> {
  const cut = parseCut(graph.listing?.cut ?? "")?.value ?? 0;
  const round = verification?.rounds[verification.best];
  const quoted = (round?.sentences ?? []).flatMap(({ claim }) => (claim === undefined ? [] : [claim]));
  const [first] = graph.listing?.paths ?? [];
  if (cut === 0 || quoted.length === 0 || !first || !store.shelf) return undefined;
  const ends = [first.nodes[0]!, first.nodes.at(-1)!];
  const joins = (row: number): boolean =>
    [graph.sources[row]!, graph.targets[row]!].every((end) => ends.includes(end));
  const joint = [...graph.edges].filter((_, row) => joins(row));
  const dated = (await store.shelf.dated(joint, graph.listing!.cut)).edges.flat();
  const later = [...new Set(dated.filter(({ time }) => time > cut).map(({ id }) => id))];
  const texts = [...((await store.texts?.(later, signal)) ?? new Map<string, { text: string }>()).values()];
  if (texts.length === 0) return undefined;
  const ports = { embedder, signal };
  const told = meanVector(await vectorsOf(quoted, ports));
  const cosine = dot(
    told,
    meanVector(
      await vectorsOf(
        texts.map(({ text }) => text),
        ports,
      ),
    ),
  );
  return { documents: texts.length, cosine, isLow: cosine < TENTH.later };
}
