"""The reader of the biomedical recipe: which nodes of a subgraph answer the question (README.md)."""
