/** Mappings as the command line gives them, and as a refusal proposes them. */
import { FailureError } from "../../../../shared/failure";
import { mapText, readMapText, type NamedColumns } from "../../../../shared/import/mapping-text";
import type { MappingRole } from "../../../../shared/import/preview";
import { message } from "../../../../shared/sentences/sentences";
import { named } from "../source/reject-list";

/** The mappings in a text; throws FailureError invalid-request where it is none. */
export function mappingsIn(text: string): NamedColumns[] {
  const found = readMapText(text);
  if (!found)
    throw new FailureError({ kind: "invalid-request", reason: message("map-unread", { text: named(text) }) });
  return found;
}

interface Proposed {
  readonly file: { readonly name: string };
  readonly kind: "nodes" | "edges";
  readonly names: readonly string[];
  readonly roles: readonly MappingRole[];
  readonly relation: string;
}

/** What to add for a table to be read as planned, quoted for a shell: columns that are not named become properties. */
export function proposedMap({ names, roles, ...plan }: Proposed, withFile: boolean): string {
  const kept = roles.map((role) => role !== "string");
  const short = { names: names.filter((_, at) => kept[at]), roles: roles.filter((_, at) => kept[at]) };
  const map = mapText({ ...plan, ...short, row: "" }, withFile);
  return /["$`\\!]/.test(map) ? `'${map.replaceAll("'", "'\\''")}'` : `"${map}"`;
}
