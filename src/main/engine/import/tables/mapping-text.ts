/** Mappings as the command line writes and takes them: "FILE:column=role,…", files parted by semicolons. */
import { FailureError } from "../../../../shared/failure";
import type { MappingRole } from "../../../../shared/import/preview";
import { message } from "../../../../shared/sentences/sentences";
import { named } from "../source/reject-list";

/** Words of roles where they differ from their names. */
const WORDS: Partial<Record<MappingRole, string>> = {
  ...{ string: "property", ignored: "ignore", labels: "label" },
  ...{ "source-label": "source-type", "target-label": "target-type" },
};

const ROLES: Readonly<Record<string, MappingRole>> = {
  edge: "edge",
  ...{ source: "source", target: "target", relation: "relation", evidence: "evidence", weight: "weight" },
  ...{ "source-name": "source-name", "target-name": "target-name", direction: "direction", date: "date" },
  ...{ document: "document", pmid: "pmid" },
  ...{ "source-type": "source-label", "target-type": "target-label", "source-label": "source-label" },
  ...{ "target-label": "target-label", "source-id": "source", "target-id": "target", "node-id": "id" },
  ...{ publication: "publication", work: "work", chapter: "chapter", page: "page", id: "id", name: "name" },
  ...{
    label: "labels",
    labels: "labels",
    type: "labels",
    text: "text",
    property: "string",
    string: "string",
  },
  ...{ number: "number", boolean: "boolean", ignore: "ignored", ignored: "ignored" },
};

const CONSTANT = "constant-relation";

export interface NamedColumns {
  /** "" where the mapping leaves the file out. */
  readonly file: string;
  readonly columns: ReadonlyMap<string, MappingRole>;
  readonly relation: string | undefined;
}

interface Written {
  readonly file: { readonly name: string };
  readonly kind: "nodes" | "edges";
  readonly names: readonly string[];
  readonly roles: readonly MappingRole[];
  readonly relation: string;
}

/** The text that makes the table be read as it is described. */
export function mapText({ file, kind, names, roles, relation }: Written, withFile: boolean): string {
  const columns = roles.map((role, at) => `${quoted(names[at]!)}=${WORDS[role] ?? role}`);
  const isConstant = kind === "edges" && !roles.includes("relation") && !roles.includes("edge");
  const parts = isConstant ? [...columns, `${quoted(relation)}=${CONSTANT}`] : columns;
  return `${withFile ? `${quoted(file.name)}:` : ""}${parts.join(",")}`;
}

function quoted(name: string): string {
  return /[",;:=]|^\s|\s$/.test(name) ? `"${name.replaceAll('"', '""')}"` : name;
}

const TOKEN = /\s*(?:"((?:[^"]|"")*)"|([^",;:=]*))\s*([,;:=]|$)/uy;

/** Reads mappings; throws FailureError invalid-request where one is not such a text. */
export function parseMapText(text: string): NamedColumns[] {
  const found: { file: string; columns: Map<string, MappingRole>; relation: string | undefined }[] = [];
  let open: (typeof found)[number] | undefined;
  let column: string | undefined;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const match = TOKEN.exec(text) ?? unread(text);
    const word = match[1]?.replaceAll('""', '"') ?? match[2]!.trim();
    const mark = match[3]!;
    if (!open) found.push((open = { file: "", columns: new Map(), relation: undefined }));
    if (mark === ":" && column === undefined && open.columns.size === 0) open.file = word;
    else if (mark === "=" && column === undefined) column = word;
    else if (column !== undefined && (mark === "," || mark === ";" || mark === "")) {
      if (word === CONSTANT) open.relation = column;
      else open.columns.set(column, Object.hasOwn(ROLES, word) ? ROLES[word]! : unread(word));
      column = undefined;
      if (mark === ";") open = undefined;
    } else unread(text);
  }
  if (column !== undefined || found.some(({ columns }) => columns.size === 0)) unread(text);
  return found;
}

function unread(text: string): never {
  throw new FailureError({ kind: "invalid-request", reason: message("map-unread", { text: named(text) }) });
}
