/** The Cypher console: queries of a graph in Neo4j, which can only read; answers as a table or a graph. */
import { SquareTerminal } from "lucide-react";
import { lazy, Suspense, useEffect, useRef } from "react";
import { changeCypher, cypherConnection, wrongLineOf } from "./cypher";
import { openPanel } from "../../state/layout";
import { chosenGraph } from "../../state/workbench";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { EmptyState, LoadingState } from "../../ui/empty-state";
import { explain } from "../../ui/explain";
import { TEXTS } from "../../ui/texts/texts";
import { CONNECTIONS_TEXTS } from "../connections/connections-texts";
import { CYPHER_TEXTS } from "./cypher-texts";
import { CypherAnswerView } from "./cypher-answer";
import { CypherHead } from "./cypher-head";
import { CypherParameters } from "./cypher-parameters";

/** The editor's library is an eighth of all the window's code, and most windows never show it. */
const QueryEditor = lazy(async () => ({ default: (await import("./query-editor")).QueryEditor }));

export function CypherPanel() {
  const commands = useCommands();
  const change = useChange();
  const list = useWorkbench((state) => state.connections.list.state);
  const failure = useWorkbench(({ connections }) =>
    connections.list.state === "failed" ? connections.list.failure : null,
  );
  const connection = useWorkbench((state) => cypherConnection(state)?.name);
  useEffect(() => void commands.loadConnections(), [commands]);
  const texts = CYPHER_TEXTS;
  if (connection !== undefined) return <Console connection={connection} />;
  if (list === "loading") return <LoadingState text={texts.loading} />;
  return (
    <EmptyState
      icon={SquareTerminal}
      title={failure === null ? texts.none : CONNECTIONS_TEXTS.failed}
      lead={failure === null ? texts.noneHint : explain(failure)}
    >
      <button type="button" className="button" onClick={() => change(openPanel, "connections")}>
        {texts.connect}
      </button>
    </EmptyState>
  );
}

function Console({ connection }: { connection: string }) {
  const commands = useCommands();
  const change = useChange();
  const panel = useRef<HTMLDivElement>(null);
  const { text, names } = useWorkbench(({ cypher }) => ({ text: cypher.text, names: cypher.names }));
  const wrongLine = useWorkbench(wrongLineOf);
  useEffect(() => void commands.loadCypherNames(connection), [commands, connection]);
  return (
    <div ref={panel} className="cypher">
      <CypherHead connection={connection} />
      <OfMachine connection={connection} />
      <Suspense fallback={<div className="cypher-editor" />}>
        <QueryEditor
          text={text}
          names={names?.connection === connection ? names.value : null}
          wrongLine={wrongLine}
          onWrite={(written) => change(changeCypher, { text: written })}
          onRun={() => void commands.runCypher()}
          onLeave={() => panel.current?.querySelector<HTMLElement>("[data-run]")?.focus()}
        />
      </Suspense>
      <CypherParameters />
      <CypherAnswerView />
    </div>
  );
}

/** Where another graph is asked on the page: said once, so that nobody takes one for the other. */
function OfMachine({ connection }: { connection: string }) {
  const graph = useWorkbench(chosenGraph);
  if (graph === undefined || graph.name === `connection:${connection}`) return null;
  return (
    <p className="cypher-note soft">
      {CYPHER_TEXTS.ofMachine(TEXTS.said(graph.title) || graph.name, connection)}
    </p>
  );
}
