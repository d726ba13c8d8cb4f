/** What can be wrong with a node or an edge of a biomedical source, or against a schema. */

export const BIOMEDICAL_SENTENCES = {
  "schema-id-pattern": "the id “{id}” is not of the form that the schema wants of “{label}”",
  "schema-required": "“{id}” has no {property}, which the schema requires of “{label}”",
  "schema-most":
    "the schema allows {most|edge|edges} “{relation}” {end<from|to>} one node at most, which “{id}” has already",
  "schema-least":
    "the schema wants at least {least|edge|edges} “{relation}” {end<from|to>} each node, and “{id}” has {found#}",
  "schema-loop": "the schema forbids “{relation}” from “{id}” to itself",
  "curie-unknown":
    "no prefix that Biolink knows stands ahead of “{id}”: write ids as PREFIX:ID, such as MESH:D000068877",
  "curie-rewritten": "“{id}” was written “{kept}”",
  "category-unknown": "Biolink has no category “{label}”",
  "predicate-unknown": "Biolink has no predicate for “{relation}”",
  "predicate-read":
    "the relation “{relation}” from “{from}” to “{to}” is read as Biolink's “{predicate}” ({share}); its name stays",
  "categories-exclusive": "nothing is both “{one}” and “{other}”, as “{id}” is said to be",
  "domain-outside": "Biolink has “{relation}” from “{wanted}” only, and “{id}” is “{found}”",
  "range-outside": "Biolink has “{relation}” to “{wanted}” only, and “{id}” is “{found}”",
  "kgx-part": "it has no {part<id|category|subject|predicate|object>}",
  "licence-forbids": "its licence, {licence}, does not allow handing it on",
  "licence-unknown": "it names no licence, so that it may not be handed on",
  "end-unlisted": "no table of nodes lists “{id}”",
  "edge-merged": "the same edge stands in another table, which says more of it",
  "annotation-unknown": "“{name}” is no aspect or qualifier that HPO has",
  "metaedge-unknown": "“{name}” is no kind of edge that Hetionet has",
  "salience-place": "it has to lie beside its recipe and be called NAME.salience.json",
  "salience-missing": "there is no such table beside the recipe",
  "yaml-wrong": "its YAML cannot be read ({why})",
  "mechanism-shape": "it is no mechanism of DrugMechDB: {what} is missing or not what it should be",
  "biomedical-unknown":
    "it is none of the biomedical sources that are known: import it by itself, or name its columns with --map and --format triples",
} as const;
