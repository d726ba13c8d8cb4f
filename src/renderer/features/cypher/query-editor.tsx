/**
 * The editor of queries: CodeMirror in a shadow root, where its style sheets are made by script and not written into the page, which a
 * strict style-src would refuse. Ctrl+Enter runs, Escape leaves, Tab goes on to the next control.
 */
import { autocompletion, closeCompletion } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { bracketMatching } from "@codemirror/language";
import { EditorState, type Extension } from "@codemirror/state";
import { EditorView, keymap, lineNumbers, placeholder, tooltips } from "@codemirror/view";
import { useEffect, useRef } from "react";
import type { CypherNames } from "../../../shared/cypher";
import { CYPHER_TEXTS } from "./cypher-texts";
import { completeCypher } from "./cypher-completion";
import { CYPHER_LANGUAGE } from "./cypher-language";
import { EDITOR_LOOK } from "./editor-look";
import { markLine, MARKED_LINE } from "./marked-line";

export interface QueryEditorProps {
  readonly text: string;
  readonly names: CypherNames | null;
  /** The line to mark as wrong, counted from 1; 0 for none. */
  readonly wrongLine: number;
  readonly onWrite: (text: string) => void;
  readonly onRun: () => void;
  /** Escape was pressed: the focus belongs elsewhere now. */
  readonly onLeave: () => void;
}

export function QueryEditor(props: QueryEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const view = useRef<EditorView | null>(null);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const root = host.current!.shadowRoot ?? host.current!.attachShadow({ mode: "open" });
    const made = new EditorView({
      state: EditorState.create({ doc: latest.current.text, extensions: extensions(latest) }),
      parent: root,
      root,
    });
    view.current = made;
    return () => {
      view.current = null;
      made.destroy();
    };
  }, []);
  const { text } = props;
  useEffect(() => {
    const editor = view.current;
    if (editor === null || editor.state.doc.toString() === text) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text } });
  }, [text]);
  const { wrongLine } = props;
  useEffect(() => {
    view.current?.dispatch({ effects: markLine.of(wrongLine) });
  }, [wrongLine, text]);
  return <div ref={host} className="cypher-editor" />;
}

function extensions(latest: { readonly current: QueryEditorProps }): Extension {
  const run = (view: EditorView): boolean => {
    // The list of proposals would stand over the answer.
    closeCompletion(view);
    latest.current.onRun();
    return true;
  };
  const leave = (): boolean => {
    latest.current.onLeave();
    return true;
  };
  return [
    lineNumbers(),
    history(),
    bracketMatching(),
    EditorView.lineWrapping,
    CYPHER_LANGUAGE,
    EDITOR_LOOK,
    MARKED_LINE,
    placeholder(CYPHER_TEXTS.placeholder),
    EditorView.contentAttributes.of({ "aria-label": CYPHER_TEXTS.editor, spellcheck: "false" }),
    // In the page's own coordinates: no panel cuts the list off.
    tooltips({ position: "fixed" }),
    autocompletion({
      override: [
        completeCypher(
          () => latest.current.names,
          () => CYPHER_TEXTS.kinds,
        ),
      ],
      icons: false,
    }),
    // Completion's own keys come before these: Escape first closes its list.
    keymap.of([{ key: "Mod-Enter", run }, { key: "Escape", run: leave }, ...defaultKeymap, ...historyKeymap]),
    EditorView.domEventHandlers({ beforeinput: replaceSelected }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) latest.current.onWrite(update.state.doc.toString());
    }),
  ];
}

/**
 * Writes over what is selected. Left to the browser, that would keep the look of the first letter by a style attribute, which the page's policy
 * refuses with a complaint.
 */
function replaceSelected(event: InputEvent, view: EditorView): boolean {
  const { inputType, data } = event;
  if (inputType !== "insertText" || data === null || view.composing || view.state.selection.main.empty)
    return false;
  event.preventDefault();
  view.dispatch(view.state.replaceSelection(data), { userEvent: "input.type", scrollIntoView: true });
  return true;
}
