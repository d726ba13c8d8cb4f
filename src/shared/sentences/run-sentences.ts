/** What the stages of a run want a person to know, and what its answer says. */

export const RUN_SENTENCES = {
  "no-node-called": "No node is called “{name}”.",
  "no-embeddings": "The graph has no embeddings: seeds come from its text and from names alone.",
  "names-nothing": "The question names nothing in the graph: seeds were searched for.",
  "name-read-as": "“{written}” was read as “{name}”.",
  "end-guessed": "Nothing says which end of “{measure}” is meant, or that it measures what you ask.",
  matched: "“{words}” was read as “{relation}”, which is what it most likely asks for.",
  "rows-read-as": "“{written}” was read as the rows of {file}; nothing in it says what they are.",
  "read-otherwise": "It may be read another way as well, and is then answered: {other}.",
  "taken-instead":
    "Taken instead, because they sound alike: {names...}. What follows says nothing of what was asked for.",
  "no-chain": "No chain of records leads from one to the other.",
  "chain-of-one":
    "How one thing acts on another takes two names, and the question has one: what follows stands beside it, and does not say how. Name what it acts on as well.",
  "premise-unstated":
    "Nothing in this graph says that one acts on the other: what follows lies between the two, and may have nothing to do with it.",
  "contrary-chains":
    "Left out, because their signs say the opposite of what was asked: {count|chain|chains}.",
  "chain-asked": "Curated for {asked}, in one record ({record}):",
  "chain-near": "No record is about {asked}; the nearest is about {near}, in one record ({record}):",
  "chain-stitched": "Stitched from {count|record|records}, none of which tells the whole:",
  "chain-unrecorded": "Made of single edges; no record tells the whole:",
  "not-taken-as-names":
    "Names in the graph, but not taken as such here, since they do not fit the rest: {names...}.",
  "spelt-right": "The question was read as “{question}”.",
  "no-path": "No relation path leads away from what the question names.",
  "taught-path": "Taught for questions worded so: {path}.",
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
  "graph-replaced":
    "This graph was replaced by another import since it was last asked: earlier runs speak of the old one.",
  drawn: "Drawn: {shown#} of {all#} candidate edges, the kept ones and the nearest misses.",
  "appended-by-prize": "The last {count|answer follows|answers follow} by prize: the reader lists no more.",
  "no-answer": "The kept subgraph holds no answer.",
  "pins-not-computed": "The answer was computed over the whole graph: pins do not change it.",
  counted: "Counted: {count#}.",
  "counted-least": "At least {count#}.",
  "main-by-mentions": "These are named most often; the text itself tells no main ones.",
  "by-records":
    "Of {pairs|pair|pairs} here no edge says “{relation}”: curated records tell it, each leading from the one to the other, as that on “{one}” and “{other}” does.",
  yes: "Yes.",
  no: "No.",
  "yes-named": "Yes: {names...}.",
  "no-named": "No. The graph names {names...} instead.",
  "not-said": "The graph does not say.",
  none: "None: nothing in the graph meets all that was asked.",
  "unit-unknown": "The graph does not say what “{measure}” is told in; {unit} were taken.",
  "none-meets": "Nothing in the graph meets all that was asked.",
  "answers-by-absence": "{names...}: the graph does not say it of them.",
  "left-out": "Left out: {names...}.",
  measured: "By “{measure}”: {value#}.",
  described: "By “{property}”: {value}.",
  "refused-words": "Nothing in this graph answers to {words...}.",
  "refused-words-offers": "Nothing in this graph answers to {words...}; it can be asked: {offers...}",
  "refused-measure": "The graph has nothing to measure {words...} by.",
  "refused-measure-offers": "The graph has nothing to measure {words...} by; it can be asked: {offers...}",
  "refused-way": "No relation of the graph leads where {words...} asks.",
  "refused-way-offers": "No relation of the graph leads where {words...} asks; it can be asked: {offers...}",
  "refused-no-end": "No edge “{relation}” of this graph leads to {words...}.",
  "refused-name": "Nothing in this graph is called {words...}.",
  "refused-name-offers": "Nothing in this graph is called {words...}; it can be asked: {offers...}",
  "refused-pronoun":
    "The question does not say whom or what {words...} stands for; write the name in its place.",
  "refused-pronoun-offers":
    "The question does not say whom or what {words...} stands for; write the name in its place, or ask: {offers...}",
  "refused-several": "This asks more than one thing; ask one after the other.",
  "refused-several-offers": "This asks more than one thing; ask one after the other: {offers...}",
  "refused-long": "A question has at most {most#} words, and this one has {words#}.",
  "refused-namesakes": "Several in this graph are called {words...}; write the whole name.",
  "refused-namesakes-offers": "Several in this graph are called {words...}; it can be asked: {offers...}",
  "refused-language": "Questions are read in English and Romanian; of another language: {words...}.",
  "refused-language-offers":
    "Questions are read in English and Romanian; of another language: {words...}; it can be asked: {offers...}",
  "refused-empty": "There are no words in the question.",
  "named-together": "The text names {names...} together; its passages are shown, though they are no answer.",
  "named-alone":
    "Where the text names {names...} first, chapter by chapter, is shown, though it is no answer; “In context” lists every passage.",
  "told-most":
    "The text does not say it outright; where it tells of this, it names one most often with {name}: in {count|sentence|sentences}.",
  introduced: "In these words the text introduces {name}, which is not all that it says:",
  "quoted-passage":
    "No word of the text could be picked out as the answer; it says what is asked in these words, and whether they answer it can be read:",
  "read-in-passage": "Read from one passage of the text, not from the graph: “{answer}”.",
  "texts-not-here":
    "The texts this graph was built from are not kept in this database, so no passage is read for an answer; a graph built on this machine has them.",
  "passages-near": "The text comes nearest to what is asked here, and whether it answers it can be read:",
  "passage-near": "“{passage}” ({where})",
  "chapters-of-both": "The chapters that name both; what they do there their passages tell.",
  "answers-because": "{names...}:",
  answers: "{names...}.",
  "kept-triples": "{sources...} — {relation} → {targets...}.",
} as const;
