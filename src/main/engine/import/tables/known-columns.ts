/** What the headers of the field's own tools and papers call their columns, in English and Romanian, and ends and relations in a few languages more. */
import { fold } from "../../../../shared/fold";
import type { MappingRole } from "../../../../shared/import/preview";
import { ID_TITLE } from "./title-shapes";

/** The name of an edge as Cytoscape gives it: "A (pp) B". */
export const NAMED_EDGE = /^(.+) \((.+?)\) (.+)$/su;

const listed = (list: string): readonly string[] => list.split(" ");

/** Words of a source and of the target that goes with it. */
const ENDS = listed(
  "source-target subject-object head-tail from-to start-end src-tgt src-dst source-destination x-y h-t u-v " +
    "node1-node2 nodea-nodeb entity1-entity2 interactora-interactorb idsinteractora-idsinteractorb ida-idb protein1-protein2 gene1-gene2 id1-id2 " +
    "officialsymbolinteractora-officialsymbolinteractorb cause-effect regulator-target tf-target ligand-receptor predator-prey cauza-efect " +
    "person1-person2 character1-character2 personaj1-personaj2 citing-cited follower-followee parent-child " +
    "sender-receiver sender-recipient origin-destination s-o sursa-tinta subiect-obiect expeditor-destinatar dela-la nod1-nod2 " +
    "quelle-ziel von-nach absender-empfanger source-cible origine-cible origine-destination de-vers expediteur-destinataire " +
    "origen-destino fuente-destino de-a origine-destinazione",
).map((pair) => pair.split("-") as [source: string, target: string]);

/** What may follow the word of an end, best first for its id. */
const ID_ENDINGS = ["", "index", "id", "node", "nodeid", "key", "iri", "uri", "curie", "cui", "entity"];
const END_ROLES: readonly (readonly [RegExp, "name" | "label"])[] = [
  [/^(?:name|nume|title|denumire)$/, "name"],
  [/^(?:type|types|category|categories|kind|class|label|labels|tip)$/, "label"],
];

type RoleWords = readonly (readonly [role: MappingRole, words: readonly string[]])[];

const EDGE_WORDS: RoleWords = [
  [
    "relation",
    listed(
      "predicate predicateid relation relations relationship relationshiptype reltype rel relationtype metaedge edge " +
        "edgetype edgelabel elementlabel interaction interactiontype linktype verb relatie tiprelatie tipulrelatiei predicat legatura " +
        "tiplegatura beziehung beziehungstyp relationstyp verbindung lien typedelien typderelation typederelation relacion relazione " +
        "label type kind tip art typ r p",
    ),
  ],
  [
    "evidence",
    listed("evidence evidencetext passage sentence dovada dovezi pasaj propozitie citat beleg preuve"),
  ],
  ["publication", listed("publication publications publicatie publicatii pmid pmids pubmedids pmcid pmcids")],
  ["work", listed("work opera lucrare")],
  ["chapter", listed("chapter capitol kapitel chapitre")],
  ["page", listed("page pagina seite")],
  ["weight", listed("weight pondere gewicht poids peso")],
  ["direction", listed("direction directed directie")],
  ["date", listed("date")],
];

const NODE_WORDS: RoleWords = [
  [
    "id",
    listed("id nodeid nodeindex node identifier identificator entityid curie uri iri sharedname suid cod"),
  ],
  ["name", listed("name nodename nodelabel label title entityname fullname displayname nume denumire titlu")],
  [
    "labels",
    listed(
      "category categories labels nodetype entitytype elementlabel type kind class metanode label tip categorie eticheta",
    ),
  ],
  ["text", listed("description text definition summary descriere definitie")],
];

/** Words that stand in headers even where nothing else there is known. */
const HEADER_WORDS: ReadonlySet<string> = new Set(
  [...EDGE_WORDS.flatMap(([, known]) => known), ...ENDS.flat()].filter((word) => word.length > 2),
);

/** What Neptune's loader takes for the type of a property: "name:String". */
const GREMLIN_TYPE = /:(?:Bool|Byte|Short|Int|Long|Float|Double|String|Date|DateTime)(?:\[\])?\s*$/;

/** A header's cell as a word: "Source ID" and "source_id" are "sourceid", "țintă" is "tinta". */
export function columnWord(cell: string): string {
  if (/^\s*~label\s*$/i.test(cell)) return "elementlabel";
  return fold(cell.replace(GREMLIN_TYPE, ""))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

/** Roles that the words of a header give; undefined for a column whose word says nothing. */
export interface KnownRoles {
  readonly kind: "nodes" | "edges" | undefined;
  readonly roles: (MappingRole | undefined)[];
  /** Whether no word names an end, only two things with their ids. */
  readonly arePaired?: boolean;
}

/** What the words of a header say. */
export function knownRoles(cells: readonly string[]): KnownRoles {
  const words = cells.map(columnWord);
  const ends = findEnds(cells, words);
  if (ends) return { kind: "edges", roles: fill(words, ends, EDGE_WORDS) };
  const pair = pairedEnds(cells, words);
  if (pair) return { kind: "edges", roles: fill(words, pair, EDGE_WORDS), arePaired: true };
  const roles = nodeRoles(cells);
  return { kind: roles.includes("id") ? "nodes" : undefined, roles };
}

/** What the words of a header say of nodes, whatever they say of edges: "x" and "y" may be places of the thing that "name" names. */
export function nodeRoles(cells: readonly string[]): (MappingRole | undefined)[] {
  return fill(
    cells.map(columnWord),
    cells.map(() => undefined),
    NODE_WORDS,
  );
}

/** How many cells are words of a header at all; `roles` are what `knownRoles` says of them. */
export function countKnown(cells: readonly string[], { roles } = knownRoles(cells)): number {
  return cells.filter((cell, at) => roles[at] !== undefined || HEADER_WORDS.has(columnWord(cell))).length;
}

type Roles = (MappingRole | undefined)[];
export type SaidRoles = readonly (MappingRole | undefined)[];

/** What words say of an edge beside its ends, in a header that does not name these; "type" and the like may say as much of a node. */
export function saidRoles(cells: readonly string[]): SaidRoles {
  const words = cells.map(columnWord);
  const isSurely = (at: number): boolean => !NODE_WORDS.some(([, known]) => known.includes(words[at]!));
  const roles = fill(
    words,
    words.map(() => undefined),
    EDGE_WORDS,
  );
  return roles.map((role, at) => (isSurely(at) ? role : undefined));
}

function findEnds(cells: readonly string[], words: readonly string[]): Roles | undefined {
  for (const [source, target] of ENDS)
    for (const ending of ID_ENDINGS) {
      const [from, to] = [words.indexOf(source + ending), words.indexOf(target + ending)];
      if (from < 0 || to < 0) continue;
      const roles: Roles = words.map(() => undefined);
      roles[from] = "source";
      roles[to] = "target";
      return describeEnds(cells, words, roles, [source, target]);
    }
  return undefined;
}

/**
 * Roles that words are likely to mean, for somebody to look at: ends whose words differ in their first part or in a last number alone,
 * as "from_person" and "to_person", "film1" and "film2", "Film A" and "Film B".
 */
export function likelyEnds(cells: readonly string[]): Roles | undefined {
  const words = cells.map(columnWord);
  const pairs = words.flatMap((word, from) => {
    const starts = ENDS.filter(([source]) => source.length > 1 && word.startsWith(source)).map(
      ([source, target]) => target + word.slice(source.length),
    );
    const numbered = /^\p{L}{2,}1$/u.test(word) ? [`${word.slice(0, -1)}2`] : [];
    const lettered = /[\s_.-][aA]$/.test(cells[from]!.trim()) ? [`${word.slice(0, -1)}b`] : [];
    return [...starts, ...numbered, ...lettered].flatMap((other) => {
      const to = words.indexOf(other);
      return to < 0 ? [] : [[from, to] as const];
    });
  });
  const [pair, more] = pairs;
  if (!pair || more || words.some((word) => /^\p{L}{2,}3$/u.test(word))) return undefined;
  const ends = words.map((_, at) => (at === pair[0] ? "source" : at === pair[1] ? "target" : undefined));
  return fill(words, ends, EDGE_WORDS);
}

/** Names and types of the ends: "x_name", "subject_category", KGTK's "node1;label". */
function describeEnds(
  cells: readonly string[],
  words: readonly string[],
  roles: Roles,
  ends: readonly [string, string],
): Roles {
  (["source", "target"] as const).forEach((end, side) =>
    words.forEach((word, at) => {
      if (roles[at] !== undefined || !word.startsWith(ends[side]!)) return;
      const rest = word.slice(ends[side]!.length);
      const part = cells[at]!.includes(";") ? "name" : END_ROLES.find(([pattern]) => pattern.test(rest))?.[1];
      const role = part && (`${end}-${part}` as const);
      if (role && !roles.includes(role)) roles[at] = role;
    }),
  );
  return roles;
}

/** Things whose ids alone make an edge. */
const THINGS = /^(?:chemical|disease|gene|pathway|drug|protein|phenotype|compound|variant)$/;

/** Whether a title names a kind of things that edges are made of, whatever else is told of them. */
export function isThing(title: string): boolean {
  return THINGS.test(columnWord(title));
}

/** CTD's pairs: ChemicalName, ChemicalID, DiseaseName, DiseaseID; HPO's say more of an id than of its name: ncbi_gene_id, gene_symbol. */
function pairedEnds(cells: readonly string[], words: readonly string[]): Roles | undefined {
  const isId = (_: string, at: number): boolean => ID_TITLE.test(cells[at]!.trim());
  const things = words.filter(isId).map((word) => word.slice(0, -2));
  const nameOf = (thing: string): number => {
    const own = words.findIndex((word) => word === `${thing}name` || word === `${thing}symbol`);
    return own >= 0
      ? own
      : words.findIndex((word) => /^.{3,}(?:name|symbol)$/.test(word) && thing.endsWith(nameless(word)));
  };
  const named = things.filter((thing) => nameOf(thing) >= 0);
  const [source, target, more] = named.length === 2 ? named : things;
  if (source === undefined || target === undefined || more !== undefined) return undefined;
  const isKnown = named.length === 2 || (THINGS.test(source) && THINGS.test(target));
  if (words.includes("id") || !isKnown) return undefined;
  const roles: Roles = words.map(() => undefined);
  (
    [
      ["source", source],
      ["target", target],
    ] as const
  ).forEach(([end, thing]) => {
    roles[words.indexOf(`${thing}id`)] = end;
    const name = nameOf(thing);
    if (name >= 0) roles[name] = `${end}-name`;
  });
  return roles;
}

function nameless(word: string): string {
  return word.replace(/(?:name|symbol)$/, "");
}

/** Beside passages, what is called their source and is no end says where they stand. */
const PASSAGE_SOURCES = listed("source src sursa fuente fonte quelle");

function withSource(words: readonly string[], roles: Roles): Roles {
  if (roles.includes("work")) return roles;
  const at = words.findIndex((word, column) => roles[column] === undefined && PASSAGE_SOURCES.includes(word));
  return at < 0 ? roles : roles.with(at, "work");
}

function fill(words: readonly string[], known: Roles, table: RoleWords): Roles {
  const roles = [...known];
  for (const [role, candidates] of table) {
    const word = candidates.find((candidate) => words.some((own, at) => own === candidate && !roles[at]));
    if (word !== undefined) roles[words.findIndex((own, at) => own === word && !roles[at])] = role;
  }
  return roles.includes("evidence") && roles.includes("target") ? withSource(words, roles) : roles;
}
