/** A button that opens a menu; Escape and leaving it close it, arrow keys go round its items. */
import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { Hint } from "./hint";
import { walkMenu } from "./walk-menu";

export interface MenuButtonProps {
  /** Name of the button and of its menu. */
  readonly label: string;
  readonly className: string;
  /** What the button shows. */
  readonly face: ReactNode;
  /** The items; `close` closes the menu and gives the focus back to the button. */
  readonly children: (close: () => void) => ReactNode;
}

export function MenuButton({ label, className, face, children }: MenuButtonProps) {
  const [open, setOpen] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const button = part.current?.querySelector("button");
    if (!open || menu.current === null || !button) return;
    menu.current.showPopover();
    place(menu.current, button.getBoundingClientRect());
    menu.current.querySelector("button")?.focus();
    // Its button stands elsewhere then.
    const leave = (): void => setOpen(false);
    addEventListener("resize", leave);
    return () => removeEventListener("resize", leave);
  }, [open]);
  const close = (): void => {
    setOpen(false);
    part.current?.querySelector("button")?.focus();
  };
  return (
    <div
      ref={part}
      className="menu-part"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
      onKeyDown={(event) => {
        if (event.key === "Escape" && open) {
          event.stopPropagation();
          close();
        } else if (open) walkMenu(event, menu.current);
      }}
    >
      <Hint text={label} repeats>
        <button
          type="button"
          className={className}
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {face}
        </button>
      </Hint>
      {open && (
        // In the top layer, so that no panel cuts it off.
        <div ref={menu} popover="manual" className="menu menu-over" role="menu" aria-label={label}>
          {children(close)}
        </div>
      )}
    </div>
  );
}

const GAP = 4;
const MARGIN = 8;

/** Below the button, above it where there is no room, always inside the window. */
function place(menu: HTMLElement, button: DOMRect): void {
  const { width, height } = menu.getBoundingClientRect();
  const below = button.bottom + GAP + height <= innerHeight - MARGIN;
  const top = below ? button.bottom + GAP : Math.max(MARGIN, button.top - GAP - height);
  const left = Math.max(MARGIN, Math.min(button.left, innerWidth - width - MARGIN));
  menu.style.top = `${String(top)}px`;
  menu.style.left = `${String(left)}px`;
}

export interface MenuItemProps {
  readonly icon?: ReactNode;
  readonly label: string;
  /** A line of small print below: what is to be found there. */
  readonly note?: string | undefined;
  /** Set for items that are on or off, and for one of several choices. */
  readonly checked?: boolean;
  readonly choice?: boolean;
  readonly disabled?: boolean;
  /** Set for an item that shows more below itself. */
  readonly expanded?: boolean;
  readonly onPick: () => void;
}

/** One line of a menu. */
export function MenuItem(props: MenuItemProps) {
  const { icon, label, note, checked, choice = false, disabled = false, expanded, onPick } = props;
  const role = checked === undefined ? "menuitem" : choice ? "menuitemradio" : "menuitemcheckbox";
  return (
    <button
      type="button"
      role={role}
      aria-checked={checked}
      aria-expanded={expanded}
      disabled={disabled}
      className="menu-item menu-line"
      onClick={onPick}
    >
      <span className="menu-icon" aria-hidden="true">
        {icon}
      </span>
      {note === undefined ? (
        label
      ) : (
        <span>
          {label} <span className="menu-note">{note}</span>
        </span>
      )}
    </button>
  );
}
