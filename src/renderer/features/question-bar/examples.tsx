/** The graph's example questions, in a menu that opens below the question field. */
import { ChevronDown } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { questionsSaid } from "../../ui/texts/ready-questions";
import { IconButton } from "../../ui/icon-button";
import { BAR_TEXTS } from "./bar-texts";
import { walkMenu } from "../../ui/walk-menu";

export interface ExamplesProps {
  readonly questions: readonly string[];
  readonly onPick: (question: string) => void;
}

export function Examples({ questions, onPick }: ExamplesProps) {
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (open) menu.current?.querySelector("button")?.focus();
  }, [open]);
  return (
    <div
      className="examples"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
      onKeyDown={(event) => {
        if (event.key === "Escape") setOpen(false);
        else if (open) walkMenu(event, menu.current);
      }}
    >
      <IconButton
        icon={ChevronDown}
        label={BAR_TEXTS.examples}
        expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <div ref={menu} id={id} className="menu" role="menu" aria-label={BAR_TEXTS.examples}>
          {questionsSaid(questions).map((question) => (
            <button
              key={question}
              type="button"
              role="menuitem"
              dir="auto"
              className="menu-item"
              onClick={() => {
                setOpen(false);
                onPick(question);
              }}
            >
              {question}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
