/** A tooltip that also describes its element to a screen reader; shows on hover, on focus from the keyboard, and hides on Escape. */
import { cloneElement, useEffect, useId, useLayoutEffect, useRef, useState, type ReactElement } from "react";
import { createPortal } from "react-dom";

const DELAY = 350;
const MARGIN = 8;

interface Describable {
  readonly "aria-describedby"?: string;
}

export interface HintProps {
  readonly text: string;
  /** True when the text only repeats the element's own accessible name. */
  readonly repeats?: boolean;
  readonly children: ReactElement<Describable>;
}

export function Hint({ text, repeats = false, children }: HintProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<DOMRect | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (element: Element, delay: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(element.getBoundingClientRect()), delay);
  };
  const hide = (): void => {
    clearTimeout(timer.current);
    setAnchor(null);
  };
  const described = repeats ? children : cloneElement(children, { "aria-describedby": id });
  return (
    <span
      className="hint"
      onPointerEnter={(event) => show(inner(event.currentTarget), DELAY)}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(":focus-visible") && show(inner(event.currentTarget), 0)}
      onBlur={hide}
      onKeyDown={(event) => event.key === "Escape" && hide()}
    >
      {described}
      {!repeats && (
        <span id={id} className="visually-hidden">
          {text}
        </span>
      )}
      {anchor !== null && createPortal(<Bubble text={text} anchor={anchor} />, document.body)}
    </span>
  );
}

/** The wrapper has no box of its own (display: contents); its first child has. */
function inner(wrapper: Element): Element {
  return wrapper.firstElementChild ?? wrapper;
}

function Bubble({ text, anchor }: { text: string; anchor: DOMRect }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const bubble = ref.current;
    if (bubble === null) return;
    const { width, height } = bubble.getBoundingClientRect();
    const below = anchor.bottom + MARGIN + height < innerHeight;
    const left = anchor.left + anchor.width / 2 - width / 2;
    bubble.style.left = `${String(Math.max(MARGIN, Math.min(left, innerWidth - width - MARGIN)))}px`;
    bubble.style.top = `${String(below ? anchor.bottom + MARGIN : anchor.top - MARGIN - height)}px`;
  }, [anchor, text]);
  return (
    <div ref={ref} className="tooltip" aria-hidden="true">
      {text}
    </div>
  );
}
