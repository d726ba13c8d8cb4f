/** How the query editor looks: the theme's own tokens, which reach into a shadow root. */
import { EditorView } from "@codemirror/view";

export const EDITOR_LOOK = EditorView.theme({
  "&": {
    height: "100%",
    color: "var(--text)",
    backgroundColor: "var(--panel)",
    fontSize: "var(--size-body)",
  },
  // The host is framed instead: the gutter would cover an outline of this.
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "var(--mono)", lineHeight: "1.55", overflow: "auto" },
  ".cm-content": { caretColor: "var(--text)", padding: "8px 0" },
  ".cm-gutters": {
    backgroundColor: "var(--panel)",
    color: "var(--text-faint)",
    border: "none",
    paddingInlineStart: "8px",
  },
  ".cm-wrong-line": { backgroundColor: "var(--bad-soft)" },
  ".cm-placeholder": { color: "var(--text-faint)" },
  ".cm-matchingBracket, &.cm-focused .cm-matchingBracket": {
    backgroundColor: "var(--accent-soft)",
    outline: "1px solid var(--line-firm)",
  },
  "&.cm-focused .cm-nonmatchingBracket": { backgroundColor: "var(--bad-soft)" },
  ".cm-tooltip": {
    border: "1px solid var(--line-firm)",
    borderRadius: "6px",
    backgroundColor: "var(--raised)",
    color: "var(--text)",
    boxShadow: "var(--shadow-high)",
    overflow: "hidden",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": {
    fontFamily: "var(--mono)",
    fontSize: "var(--size-small)",
    maxHeight: "220px",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { padding: "4px 12px" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": {
    backgroundColor: "var(--accent)",
    color: "var(--on-accent)",
  },
  ".cm-completionDetail": { fontFamily: "var(--font)", fontStyle: "normal", color: "var(--text-faint)" },
  "li[aria-selected] .cm-completionDetail": { color: "inherit" },
  ".cm-completionMatchedText": { textDecoration: "none", fontWeight: "700" },
});
