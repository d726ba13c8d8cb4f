/** To the question before and after, among those listed: beside the list, and beside what is read of one question. */
import { ChevronDown, ChevronUp } from "lucide-react";
import { useCommands } from "../../state/workbench-context";
import { IconButton } from "../../ui/icon-button";
import { GOLD_TEXTS } from "./gold-texts";

export function QuestionSteps() {
  const commands = useCommands();
  const { previous, next } = GOLD_TEXTS.questions;
  return (
    <>
      <IconButton icon={ChevronUp} label={previous} onClick={() => void commands.stepGold(-1)} />
      <IconButton icon={ChevronDown} label={next} onClick={() => void commands.stepGold(1)} />
    </>
  );
}
