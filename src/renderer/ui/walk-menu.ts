import type { KeyboardEvent } from "react";

/** Arrow keys go round the items of a menu. */
export function walkMenu(event: KeyboardEvent, menu: HTMLElement | null): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0 || menu === null) return;
  event.preventDefault();
  const items = [...menu.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
  const at = items.findIndex((item) => item === document.activeElement);
  items[(at + step + items.length) % items.length]?.focus();
}
