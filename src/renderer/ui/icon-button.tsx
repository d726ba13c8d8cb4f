/** A button that shows an icon only; its name is its label and its tooltip. */
import type { LucideIcon } from "lucide-react";
import { Hint } from "./hint";

export interface IconButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly className?: string;
}

export function IconButton(props: IconButtonProps) {
  const { icon: Icon, label, onClick, disabled = false, pressed, expanded, className = "" } = props;
  return (
    <Hint text={label} repeats>
      <button
        type="button"
        className={`icon-button ${className}`}
        aria-label={label}
        aria-pressed={pressed}
        aria-expanded={expanded}
        disabled={disabled}
        onClick={onClick}
      >
        <Icon size={16} aria-hidden="true" />
      </button>
    </Hint>
  );
}
