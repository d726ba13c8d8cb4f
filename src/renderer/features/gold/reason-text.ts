/** Why a gold edge was lost, in words. */
import type { GoldEdge, GoldReason } from "../../../shared/gold";
import type { Verdict } from "../../../shared/trace";
import { TEXTS } from "../../ui/texts/texts";
import { GOLD_TEXTS } from "./gold-texts";

export function reasonName(reason: GoldReason): string {
  return GOLD_TEXTS.reasons[reason]?.name ?? TEXTS.verdicts[reason as Verdict].name;
}

/** A sentence with the edge's own numbers. */
export function reasonSentence({ reason, place, leftOut, numbers }: GoldEdge): string {
  const missing = GOLD_TEXTS.reasons[reason];
  return missing === undefined
    ? TEXTS.verdicts[reason as Verdict].sentence(numbers)
    : missing.sentence(place, leftOut);
}
