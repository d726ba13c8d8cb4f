/** Mappings as the command line writes and takes them: "FILE:column=role,…", files parted by semicolons. */
import type { MappingRole } from "./preview";

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
const ROW = "each-row";

export interface NamedColumns {
  /** "" where the mapping leaves the file out. */
  readonly file: string;
  readonly columns: ReadonlyMap<string, MappingRole>;
  readonly relation: string | undefined;
  /** What each row is, as people call one ("loan"). */
  readonly row?: string;
}

interface Written {
  readonly file: { readonly name: string };
  readonly kind: "nodes" | "edges";
  readonly names: readonly string[];
  readonly roles: readonly MappingRole[];
  readonly relation: string;
  /** "" where nothing tells what its rows are. */
  readonly row?: string;
}

/** The text that makes the table be read as it is described. */
export function mapText(
  { file, kind, names, roles, relation, row = "" }: Written,
  withFile: boolean,
): string {
  const columns = roles.map((role, at) => `${quoted(names[at]!)}=${WORDS[role] ?? role}`);
  const isConstant = kind === "edges" && !roles.includes("relation") && !roles.includes("edge");
  const parts = isConstant ? [...columns, `${quoted(relation)}=${CONSTANT}`] : columns;
  if (kind === "nodes" && row !== "") parts.push(`${quoted(row)}=${ROW}`);
  return `${withFile ? `${quoted(file.name)}:` : ""}${parts.join(",")}`;
}

function quoted(name: string): string {
  return /[",;:=]|^\s|\s$/.test(name) ? `"${name.replaceAll('"', '""')}"` : name;
}

const TOKEN = /\s*(?:"((?:[^"]|"")*)"|([^",;:=]*))\s*([,;:=]|$)/uy;

/** A mapping as far as it is read. */
interface Open {
  file: string;
  readonly columns: Map<string, MappingRole>;
  relation: string | undefined;
  row?: string;
}

/** The mappings in a text; undefined where it is not such a text. */
export function readMapText(text: string): NamedColumns[] | undefined {
  const found: Open[] = [];
  let open: Open | undefined;
  let column: string | undefined;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const match = TOKEN.exec(text);
    if (!match) return undefined;
    const word = match[1]?.replaceAll('""', '"') ?? match[2]!.trim();
    const mark = match[3]!;
    if (!open) found.push((open = { file: "", columns: new Map(), relation: undefined }));
    if (mark === ":" && column === undefined && open.columns.size === 0) open.file = word;
    else if (mark === "=" && column === undefined) column = word;
    else if (column !== undefined && (mark === "," || mark === ";" || mark === "")) {
      if (word === CONSTANT) open.relation = column;
      else if (word === ROW) open.row = column;
      else if (Object.hasOwn(ROLES, word)) open.columns.set(column, ROLES[word]!);
      else return undefined;
      column = undefined;
      if (mark === ";") open = undefined;
    } else return undefined;
  }
  return column !== undefined || found.some(({ columns, row }) => columns.size === 0 && row === undefined)
    ? undefined
    : found;
}
