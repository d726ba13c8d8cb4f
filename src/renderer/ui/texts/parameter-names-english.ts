/** Names and meanings of a recipe's parameters and of their choices, in English. */
/** What a parameter is called and does. */
export interface ParameterText {
  readonly name: string;
  readonly meaning: string;
}

const PARAMETER_TEXTS: Readonly<Record<string, ParameterText>> = {
  "seed.method": { name: "Seeds by", meaning: "How the nodes the question speaks of are found." },
  "seed.k": { name: "Seeds k", meaning: "Most seeds taken; the search walks outwards from them." },
  "expand.hops": { name: "Hops", meaning: "How many edges away from a seed the candidates reach." },
  "expand.direction": { name: "Direction", meaning: "Along edges, against them, or both." },
  "expand.degreeCap": { name: "Degree cap", meaning: "Most edges followed from one node; 0 is no cap." },
  "expand.edgeBudget": { name: "Edge budget", meaning: "Most edges in the whole candidate graph." },
  "score.topNodes": { name: "Prized nodes", meaning: "The best n nodes earn prizes n, n − 1, … 1." },
  "score.topEdges": {
    name: "Prized edges",
    meaning: "The best n cosines of relations earn prizes; equal ones share.",
  },
  "score.cost": { name: "Edge cost", meaning: "What every kept edge costs: higher keeps fewer edges." },
  "score.alpha": { name: "α · cosine", meaning: "Weight of a node's cosine with the question in its prize." },
  "score.beta": { name: "β · seed", meaning: "Prize a node earns for being a seed." },
  "score.gamma": { name: "γ · salience", meaning: "Weight of the relation's salience in an edge's prize." },
  "score.lambda": {
    name: "λ · cost",
    meaning: "Weight of the costs against all prizes: higher keeps fewer edges.",
  },
  "score.bridge": {
    name: "Bridge",
    meaning: "Added to the prize of edges on a short way between two entities that the question names.",
  },
  "score.defaultCost": {
    name: "Cost c(e)",
    meaning: "Cost of an edge whose relation has none of its own, before λ.",
  },
  "score.maxHops": { name: "Path hops", meaning: "Longest relation path from a topic entity to an answer." },
  "score.beam": { name: "Beam", meaning: "Most relation paths whose words are embedded." },
  "score.mention": {
    name: "Mention",
    meaning: "Weight of how clearly the question mentions the relations of a path.",
  },
  "score.coverage": {
    name: "Coverage",
    meaning: "Taken off a path for what it leaves unexplained of the question's words.",
  },
  "score.typeHint": {
    name: "Type hint",
    meaning:
      "Weight of the answer's kind: what the question asks for against label and last relation of a path's ends.",
  },
  "score.prior": {
    name: "Prior",
    meaning:
      "Weight of what the words alone say (path match) beside the trained network; 0 trusts the network alone.",
  },
  "score.lengthPrior": {
    name: "Length prior",
    meaning: "Added to a path's score for each hop; below 0 favours short paths.",
  },
  "score.turnBack": {
    name: "Turn back",
    meaning:
      "Added for a step straight back over the same relation where the question asks for others (“the same director”), otherwise taken off.",
  },
  "score.topPaths": {
    name: "Top paths",
    meaning:
      "Edges of this many of the best paths earn prizes: the best path's ends answer, the others' follow.",
  },
  "sample.method": {
    name: "Sample by",
    meaning:
      "Inference keeps the likeliest edges without noise; Gumbel draws each edge by its probability; none lets all go on.",
  },
  "sample.maxFacts": { name: "Fact cap", meaning: "Only this many edges, the likeliest, may go on." },
  "sample.threshold": {
    name: "Threshold",
    meaning: "Only edges at least this likely go on; where none is, the likeliest one does.",
  },
  "sample.temperature": {
    name: "Temperature τ",
    meaning:
      "Spreads the soft weights of a draw: low is almost 0 or 1, high is lukewarm. It never changes how often an edge is drawn.",
  },
  "prune.method": {
    name: "Prune by",
    meaning: "PCST keeps a connected tree worth its cost; top edges keeps the best ones; none keeps all.",
  },
  "prune.pruning": {
    name: "Pruning",
    meaning: "How the grown tree is cut back: strong cuts every branch that does not pay.",
  },
  "prune.clusters": { name: "Components", meaning: "Most connected parts the result may have." },
  "prune.rooted": {
    name: "Rooted",
    meaning: "The best seed is always kept, and everything hangs on it.",
  },
  "prune.topEdges": { name: "Top edges", meaning: "How many edges are kept, by prize." },
  "read.top": { name: "Answers", meaning: "Most answers listed." },
  "read.keepMentioned": {
    name: "Keep named",
    meaning: "Also list entities that the question itself names.",
  },
};

const CHOICE_TEXTS: Readonly<Record<string, string>> = {
  dense: "meaning (vectors)",
  lexical: "words (BM25)",
  mention: "names in the question",
  hybrid: "all three, fused",
  linked: "names, else meaning and words",
  out: "along edges",
  in: "against edges",
  both: "both ways",
  pcst: "PCST",
  "top-edges": "top edges",
  none: "none",
  inference: "inference rule",
  gumbel: "Gumbel draw",
  simple: "simple",
  gw: "Goemans–Williamson",
  strong: "strong",
};

export const PARAMETER_NAMES_ENGLISH = { parameters: PARAMETER_TEXTS, choices: CHOICE_TEXTS };
