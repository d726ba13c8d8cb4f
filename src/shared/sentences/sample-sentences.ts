/** What the sample graphs and the recipes that come with the product say of themselves. */

export const SAMPLE_SENTENCES = {
  "drugs-title": "Drugs: how they work (DrugMechDB)",
  drugs:
    "Curated mechanisms of action: each path leads from a drug over proteins and processes to a disease it treats. Union of 3,877 paths.",
  "films-title": "Films (MetaQA)",
  films: "16,000 films with directors, writers, actors, genres, years, languages and tags.",
  "les-miserables-title": "Les Misérables, chapter by chapter",
  "les-miserables":
    "Who meets whom in the novel by Victor Hugo: 181 characters, and the chapters in their order. Ask what links two of them up to a chapter.",
  "mara-title": "Mara (Ioan Slavici)",
  mara: "The novel of 1906, read by the recipe “rolit”: its characters and places, who is with whom in which chapter, each edge with its passage.",
  biomedical:
    "Maximises α·similarity + β·seed prizes and γ·salience of relations less λ·cost of edges over a connected subgraph.",
  "d-rag":
    "A trained retriever believes in relation paths from what the question names; every edge gets a probability, the likeliest go on, and what connects them answers.",
  "g-retriever":
    "Ranks of cosine become prizes, and a Steiner tree joins them (arXiv 2402.07630, settings for WebQSP). The paper gets its candidate graph with the question; here seeds found by vector, text and names are expanded by two hops.",
  "path-match-title": "Path match",
  "path-match":
    "Relation paths of up to three hops from the entities the question names, matched with its words by the embedder; the best path's ends are the answers. No training.",
} as const;
