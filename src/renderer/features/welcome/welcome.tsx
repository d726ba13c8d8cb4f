/** The first page, a library: own graphs, samples with questions that work, and the ways to bring in another. */
import { ArrowRight, BookOpen, Database, Upload } from "lucide-react";
import { useMemo } from "react";
import type { GraphSummary } from "../../../shared/contract";
import { questionsSaid } from "../../ui/texts/ready-questions";
import { openImport } from "../import-graph/imports";
import { openPanel } from "../../state/layout";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { Name } from "../../ui/name";
import { TEXTS } from "../../ui/texts/texts";
import { SHELL_TEXTS } from "../shell/shell-texts";
import { useListedRuns } from "../ledger/use-listed-runs";
import { openBuild } from "../build/build";
import { BUILD_TEXTS } from "../build/build-texts";
import { ReadTexts } from "../reading/read-texts";
import { explain } from "../../ui/explain";
import { Kinds } from "./kinds";
import { ownGraphs, questionsOfCard } from "./library";
import { OwnCard } from "./own-card";
import { WELCOME_TEXTS } from "./welcome-texts";

export function Welcome() {
  const { graphs, ledger } = useWorkbench((state) => ({ graphs: state.graphs, ledger: state.ledger }));
  const own = useMemo(() => ownGraphs({ graphs, ledger }), [graphs, ledger]);
  useListedRuns();
  if (graphs.state !== "ready") return null;
  const samples = graphs.value.filter((graph) => graph.sample);
  return (
    <div className="welcome">
      <div className="welcome-inner">
        <header className="library-head">
          <div>
            <h2 className="welcome-title">{WELCOME_TEXTS.title}</h2>
            {own.length === 0 && <p className="welcome-lead">{WELCOME_TEXTS.lead}</p>}
          </div>
          <Ways />
        </header>
        <Unread />
        {own.length > 0 && (
          <section aria-labelledby="library-own">
            <h3 id="library-own">{WELCOME_TEXTS.own2}</h3>
            <ul className="library-cards">
              {own.map((one) => (
                <OwnCard key={one.graph.name} own={one} />
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="library-samples">
          <h3 id="library-samples">{WELCOME_TEXTS.samples}</h3>
          <p className="soft">{samples.length > 0 ? WELCOME_TEXTS.samplesLead : WELCOME_TEXTS.noSamples}</p>
          <ul className="library-cards">
            {samples.map((graph) => (
              <SampleCard key={graph.name} graph={graph} />
            ))}
          </ul>
        </section>
        {own.length === 0 && <p className="soft small-print">{WELCOME_TEXTS.ownLead}</p>}
      </div>
    </div>
  );
}

function SampleCard({ graph }: { graph: GraphSummary }) {
  const commands = useCommands();
  return (
    <li className="library-card">
      <button type="button" className="card-head" onClick={() => commands.chooseGraph(graph.name)}>
        <Name text={TEXTS.said(graph.title) || graph.name} className="name card-title" />
        <span className="soft">{WELCOME_TEXTS.size(graph.nodes, graph.edges)}</span>
      </button>
      <Kinds graph={graph} />
      <ReadTexts graph={graph} />
      <Questions questions={questionsOfCard(questionsSaid(graph.questions))} graph={graph.name} />
    </li>
  );
}

/** Questions as buttons that choose the graph and ask at once. */
export function Questions({ questions, graph }: { questions: readonly string[]; graph: string }) {
  const commands = useCommands();
  return (
    <ul className="questions">
      {questions.map((question) => (
        <li key={question}>
          <button type="button" className="question" onClick={() => void commands.askOf(graph, question)}>
            <bdi>{question}</bdi>
            <ArrowRight size={14} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Files that the lists leave out, each with its reason; nothing where all was read. */
function Unread() {
  const unread = useWorkbench((state) => state.unread);
  if (unread.length === 0) return null;
  return (
    <section className="library-unread" aria-labelledby="library-unread">
      <h3 id="library-unread">{WELCOME_TEXTS.unread}</h3>
      <ul>
        {unread.map(explain).map((sentence) => (
          <li key={sentence}>
            <bdi>{sentence}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The ways to another graph: files, and a database where the workbench has the panel for it. */
function Ways() {
  const change = useChange();
  const connectable = useWorkbench(({ layout }) => layout.known.includes("connections"));
  return (
    <div className="library-ways">
      <button type="button" className="button primary" onClick={() => change(openImport)}>
        <Upload size={14} aria-hidden="true" />
        {WELCOME_TEXTS.ownButton}
      </button>
      <button type="button" className="button" title={BUILD_TEXTS.openLead} onClick={() => change(openBuild)}>
        <BookOpen size={14} aria-hidden="true" />
        {BUILD_TEXTS.open}
      </button>
      {connectable && (
        <button
          type="button"
          className="button"
          title={SHELL_TEXTS.doors.connectLead}
          onClick={() => change(openPanel, "connections")}
        >
          <Database size={14} aria-hidden="true" />
          {SHELL_TEXTS.doors.connect}
        </button>
      )}
    </div>
  );
}
