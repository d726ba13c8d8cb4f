/** The MetaQA graph of films: 43,234 entities, 133,582 triples; what an entity is follows from the ends of its relations. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

/** The label of a relation's target; its source is always a film. */
const TARGET_LABELS = {
  directed_by: "Person",
  starred_actors: "Person",
  written_by: "Person",
  has_genre: "Genre",
  in_language: "Language",
  release_year: "Year",
  has_imdb_rating: "Rating",
  has_imdb_votes: "Votes",
  has_tags: "Tag",
};

const LABEL_ORDER = ["Film", "Person", "Genre", "Language", "Year", "Rating", "Votes", "Tag"];

const QUESTIONS = [
  "Who directed Inception?",
  "What genre is The Shawshank Redemption?",
  "When was Casablanca released?",
  "Which films did Hayao Miyazaki direct?",
  "Which films did Audrey Hepburn star in?",
  "Who acted in Lost in Translation?",
  "Who starred in films directed by Sofia Coppola?",
  "Which films share a director with Spirited Away?",
];

/** Lines of JSONL, the graph's meta and its licence file. */
export function films(folder) {
  const kg = join(folder, "metaqa", "kg");
  const entities = new Map(rows(join(kg, "entities.dict.gz")));
  const relations = new Map(rows(join(kg, "relations.dict")));
  const edges = rows(join(kg, "train.txt.gz")).map(([source, relation, target]) => ({
    source: entities.get(source),
    relation: relations.get(relation),
    target: entities.get(target),
  }));
  return {
    lines: [...nodeLines(entities.values(), edges), ...edges],
    meta: {
      title: "Films (MetaQA)",
      description: "16,000 films with directors, writers, actors, genres, years, languages and tags.",
      licence: "CC BY 3.0",
      attribution: "MetaQA, Zhang et al., AAAI 2018, partly based on WikiMovies",
      importedFrom: "MetaQA, kb.txt",
      questions: QUESTIONS,
    },
    licence: LICENCE,
  };
}

function nodeLines(names, edges) {
  const labels = new Map([...names].map((name) => [name, new Set()]));
  for (const { source, relation, target } of edges) {
    labels.get(source).add("Film");
    labels.get(target).add(TARGET_LABELS[relation]);
  }
  return [...labels].map(([id, found]) => ({
    id,
    name: id,
    labels: LABEL_ORDER.filter((label) => found.has(label)),
  }));
}

function rows(path) {
  const bytes = readFileSync(path);
  const text = (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  return text
    .split(/\r?\n/)
    .filter((line) => line !== "")
    .map((line) => line.split("\t"));
}

const LICENCE = `films.duckdb: the knowledge graph of MetaQA
(https://github.com/yuyuz/MetaQA; Zhang, Dai, Kozareva, Smola, Song: "Variational Reasoning for Question Answering with Knowledge
Graph", AAAI 2018), partly based on WikiMovies (Miller et al., "Key-Value Memory Networks for Directly Reading Documents", EMNLP
2016); its triples by way of Yuxi-Zhang/RoBERTa-KGQA at commit 9e0bf14b06dda0a34a093f5a38a79259896f7676.

Licence: Creative Commons Attribution 3.0 Unported, https://creativecommons.org/licenses/by/3.0/

Changes: labels (Film, Person, Genre, …) were derived from the ends of the relations, embeddings were added.
`;
