/** What the trainer takes from the product, as one bundle. */
export { givenNames } from "../../src/main/engine/build/coreference/coreference-model";
export { factsOf } from "../../src/main/engine/build/coreference/facts";
export { knownMentions, newPerson, takeIn } from "../../src/main/engine/build/coreference/history";
export { quotesOf } from "../../src/main/engine/build/coreference/quotes";
export { bestOf, choicesOf, linkAll, takingOrder } from "../../src/main/engine/build/coreference/rank";
export { addChains, noChains } from "../../src/main/engine/build/score/chain-measures";
export { readChains } from "../../src/main/engine/build/score/read-chains";
