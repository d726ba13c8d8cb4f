/** Words of the window that cannot be read whole: cut off by their own box, by one around them, or by the edge of the window. */
import type { Page } from "playwright-core";

/** One line each, by what it says. Names out of a graph may be cut (`bdi`), and so may what a hint tells whole (`title`, `.step-time`). */
export const cutLabels = (page: Page): Promise<string[]> => page.evaluate(findCut);

/** Runs in the page. */
async function findCut(): Promise<string[]> {
  // Rows that leave out what does not fit are measured a frame after they stand.
  for (let frame = 0; frame < 3; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
  /** A letter's overhang, and halves of pixels. */
  const SLACK = 1.5;
  const excused =
    "bdi, .visually-hidden, .skip, .step-time, [inert], [title], svg, [aria-hidden=true], .cm-editor";
  const hides = (overflow: string): boolean => overflow === "hidden" || overflow === "clip";

  const linesOf = (text: Text): DOMRect[] => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };

  /** The span that is left of a line, going outwards; what can be scrolled to counts as seen. */
  const isCut = (element: Element, { left, right, top, bottom }: DOMRect): boolean => {
    for (let around: Element | null = element; around !== null; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around);
      const box = around.getBoundingClientRect();
      if (overflowX === "auto" || overflowX === "scroll") return false;
      const from = box.left + around.clientLeft;
      const isAside = left < from - SLACK || right > from + around.clientWidth + SLACK;
      if (hides(overflowX) && around.clientWidth > 1 && isAside) return true;
      const half = (bottom - top) / 2;
      if (hides(overflowY) && (bottom > box.bottom + half || top < box.top - half)) return true;
      if (overflowY === "auto" || overflowY === "scroll" || position === "fixed") break;
    }
    return left < -SLACK || right > innerWidth + SLACK;
  };

  const widthOf = (text: string, like: Element): number => {
    const pen = document.createElement("canvas").getContext("2d")!;
    // As one value it is empty where digits have a style of their own.
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(like);
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    return pen.measureText(text).width;
  };

  /** What is chosen, or what a field says before anything is written in it. */
  const saidBy = (field: HTMLInputElement | HTMLSelectElement): string => {
    if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? "";
    return field.value === "" ? field.placeholder : "";
  };
  const isFieldCut = (field: HTMLInputElement | HTMLSelectElement): boolean => {
    const { paddingLeft, paddingRight } = getComputedStyle(field);
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return field.title === "" && widthOf(saidBy(field), field) > room + SLACK;
  };
  /** What is there for those alone who hear the page. */
  const isUnseen = (element: Element | null): boolean =>
    element !== null &&
    ((hides(getComputedStyle(element).overflowX) && element.clientWidth <= 1) ||
      isUnseen(element.parentElement));

  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode() as Text | null; text !== null; text = walker.nextNode() as Text | null) {
    const element = text.parentElement!;
    const words = text.data.trim();
    if (words === "" || element.closest(excused) !== null || isUnseen(element)) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (linesOf(text).some((line) => isCut(element, line)))
      found.add(`${element.tagName.toLowerCase()}.${element.className}: ${words.slice(0, 60)}`);
  }
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select"))
    if (field.checkVisibility() && isFieldCut(field)) found.add(`field: ${saidBy(field)}`);
  return [...found];
}
