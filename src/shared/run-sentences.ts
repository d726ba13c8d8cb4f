/** What the stages of a run want a person to know, and what its answer says. */

export const RUN_SENTENCES = {
  "no-node-called": "No node is called “{name}”.",
  "no-embeddings": "The graph has no embeddings: seeds come from its text and from names alone.",
  "names-nothing": "The question names nothing in the graph: seeds were searched for.",
  "name-read-as": "“{written}” was read as “{name}”.",
  "taken-instead":
    "Taken instead, because they sound alike: {names...}. What follows says nothing of what was asked for.",
  "no-chain": "No chain of records leads from one to the other.",
  "contrary-chains":
    "Left out, because their signs say the opposite of what was asked: {count|chain|chains}.",
  "chain-asked": "Curated for {asked}, in one record ({record}):",
  "chain-near": "No record is about {asked}; the nearest is about {near}, in one record ({record}):",
  "chain-stitched": "Stitched from {count|record|records}, none of which tells the whole:",
  "not-taken-as-names":
    "Names in the graph, but not taken as such here, since they do not fit the rest: {names...}.",
  "spelt-right": "The question was read as “{question}”.",
  "no-path": "No relation path leads away from what the question names.",
  "best-path": "The relation path that matches best: {path} (score {score#}).",
  "likeliest-path": "The likeliest relation path: {path} (p = {p#}).",
  clamped: "{count|negative node prize was|negative node prizes were} clamped to 0.",
  "cost-lowered":
    "The edge cost was lowered from {from#} to {to#}: many edges tie for the best prize, and one must pay.",
  "none-drawn": "No edge was drawn: the likeliest goes on alone.",
  "none-likely": "No edge reaches the probability threshold: the likeliest goes on alone.",
  "pins-unknown": "These pinned nodes are not in the graph: {names...}.",
  "pins-outside": "These nodes pinned in are no candidates: {names...}.",
  "pinned-edges-outside": "Pinned edges that are no candidates here: {count#}.",
  "pins-opposed": "Edges pinned in at a node that is pinned out stay out: {count#}.",
  "pins-without-way":
    "Pinned in, but without a way to “{name}” among the candidates, so nothing makes sure of them: {names...}.",
  "pins-without-way-to-rest":
    "Pinned in, but without a way to the rest among the candidates, so nothing makes sure of them: {names...}.",
  "one-root": "A rooted subgraph is one component: the number of clusters is not used.",
  "seeds-lost": "Seeds in other components were lost: {names...}.",
  drawn: "Drawn: {shown#} of {all#} candidate edges, the kept ones and the nearest misses.",
  "no-answer": "The kept subgraph holds no answer.",
  "answers-because": "{names...}:",
  answers: "{names...}.",
  "kept-triples": "{sources...} — {relation} → {targets...}.",
} as const;
