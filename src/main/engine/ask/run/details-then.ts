/** What the inspector shows of edges under a cut: the documents of then alone. */
import type { EdgeDetails, Evidence, PropertyValue } from "../../../../shared/graph";
import type { EdgeDocuments } from "../../store/past/documents";
import type { GraphStore } from "../../store/graph-store";
import { CO_OCCURS } from "../../../../shared/documents/library";

/** Edges with the references up to the cut, as it is written; all of them where nothing is cut off. Throws FailureError invalid-request for a cut that the store cannot make. */
export async function edgeDetailsThen(
  edges: readonly number[],
  cut: string,
  store: GraphStore,
  signal: AbortSignal,
): Promise<EdgeDetails[]> {
  const details = await store.edgeDetails(edges, signal);
  if (cut.trim() === "" || !store.documents) return details;
  const found = await store.documents(
    details.map(({ edge }) => edge),
    cut,
    signal,
  );
  return details.map((one, at) => asOf(one, found[at]!));
}

function asOf(details: EdgeDetails, then: EdgeDocuments): EdgeDetails {
  const known = new Set(then.documents);
  const evidence = details.evidence.flatMap((passage) => passageThen(passage, known));
  return { ...details, evidence, properties: propertiesThen(details, then, known) };
}

/** A passage of documents that all came later was not there; one that names no document at all always was. */
function passageThen(passage: Evidence, known: ReadonlySet<string>): Evidence[] {
  const { references, source } = passage;
  const behind = references.length > 0 ? references : source === "" ? [] : [source];
  if (behind.length > 0 && !behind.some((id) => known.has(id))) return [];
  return [{ ...passage, references: references.filter((id) => known.has(id)) }];
}

/** What a library's edge counts of its documents, counted up to the cut. */
function propertiesThen(
  { properties, relation }: EdgeDetails,
  { documents, first, last }: EdgeDocuments,
  known: ReadonlySet<string>,
): Readonly<Record<string, PropertyValue>> {
  const isCounted = relation === CO_OCCURS || "novelIn" in properties || "documents" in properties;
  if (!isCounted) return properties;
  const { novelIn, ...rest } = properties;
  const novel = [novelIn ?? []].flat().filter((id) => known.has(String(id)));
  return {
    ...rest,
    ...{ documents: documents.length, first, last },
    ...(novel.length > 0 && { novelIn: novel }),
  };
}
