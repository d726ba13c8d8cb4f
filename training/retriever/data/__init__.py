"""Builds the retriever's training lines: questions, the relation paths they could mean and the right ones among them."""
