/** The line of a query that the database complained about. */
import { StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView, type DecorationSet } from "@codemirror/view";

/** Marks a line, counted from 1; 0, or a line that is not there, marks none. */
export const markLine = StateEffect.define<number>();

const WRONG = Decoration.line({ class: "cm-wrong-line" });

/** Holds the mark until the next one, or until the text is changed. */
export const MARKED_LINE = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(before, { docChanged, effects, state }) {
    const line = effects.findLast((effect) => effect.is(markLine))?.value as number | undefined;
    if (line === undefined) return docChanged ? Decoration.none : before;
    return line < 1 || line > state.doc.lines
      ? Decoration.none
      : Decoration.set(WRONG.range(state.doc.line(line).from));
  },
  provide: (field) => EditorView.decorations.from(field),
});
