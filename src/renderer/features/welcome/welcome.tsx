/** The first page: two doors, a sample graph with questions that work, or one's own files. */
import { ArrowRight, Database, FolderOpen, Sparkles, Upload, type LucideIcon } from "lucide-react";
import type { GraphSummary } from "../../../shared/contract";
import { openImport } from "../import-graph/imports";
import { openPanel } from "../../state/layout";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { Name } from "../../ui/name";
import { TEXTS } from "../../ui/texts/texts";
import { SHELL_TEXTS } from "../shell/shell-texts";
import { WELCOME_TEXTS } from "./welcome-texts";
import { GraphTag } from "../connections/graph-tag";

const QUESTIONS_SHOWN = 4;

export function Welcome() {
  const graphs = useWorkbench((state) => state.graphs);
  if (graphs.state !== "ready") return null;
  const samples = graphs.value.filter((graph) => graph.sample);
  const own = graphs.value.filter((graph) => !graph.sample);
  return (
    <div className="welcome">
      <div className="welcome-inner">
        <h2 className="welcome-title">{WELCOME_TEXTS.title}</h2>
        <p className="welcome-lead">{WELCOME_TEXTS.lead}</p>
        <div className="doors">
          <section aria-labelledby="welcome-samples" className="door">
            <DoorHead
              id="welcome-samples"
              icon={Sparkles}
              title={WELCOME_TEXTS.samples}
              lead={samples.length > 0 ? WELCOME_TEXTS.samplesLead : WELCOME_TEXTS.noSamples}
            />
            {samples.map((graph) => (
              <SampleCard key={graph.name} graph={graph} />
            ))}
          </section>
          <OwnGraphs graphs={own} />
        </div>
      </div>
    </div>
  );
}

interface DoorHeadProps {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly lead: string;
}

function DoorHead({ id, icon: Icon, title, lead }: DoorHeadProps) {
  return (
    <div className="door-head">
      <span className="door-icon">
        <Icon size={18} aria-hidden="true" />
      </span>
      <div>
        <h3 id={id}>{title}</h3>
        <p className="soft">{lead}</p>
      </div>
    </div>
  );
}

function SampleCard({ graph }: { graph: GraphSummary }) {
  const commands = useCommands();
  return (
    <article className="card">
      <button type="button" className="card-head" onClick={() => commands.chooseGraph(graph.name)}>
        <Name text={TEXTS.said(graph.title) || graph.name} className="name card-title" />
        <span className="soft">{WELCOME_TEXTS.size(graph.nodes, graph.edges)}</span>
      </button>
      <Questions questions={graph.questions.slice(0, QUESTIONS_SHOWN)} graph={graph.name} />
    </article>
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

/** The way to a database's own graph, where the workbench has the panel for it. */
function ConnectButton() {
  const change = useChange();
  const connectable = useWorkbench(({ layout }) => layout.known.includes("connections"));
  if (!connectable) return null;
  return (
    <>
      <button type="button" className="button" onClick={() => change(openPanel, "connections")}>
        <Database size={14} aria-hidden="true" />
        {SHELL_TEXTS.doors.connect}
      </button>
      <p className="soft small-print">{SHELL_TEXTS.doors.connectLead}</p>
    </>
  );
}

function OwnGraphs({ graphs }: { graphs: readonly GraphSummary[] }) {
  const change = useChange();
  const commands = useCommands();
  return (
    <section aria-labelledby="welcome-own" className="door">
      <DoorHead id="welcome-own" icon={FolderOpen} title={WELCOME_TEXTS.own} lead={WELCOME_TEXTS.ownLead} />
      <div className="door-ways">
        <button type="button" className="button" onClick={() => change(openImport)}>
          <Upload size={14} aria-hidden="true" />
          {WELCOME_TEXTS.ownButton}
        </button>
        <ConnectButton />
      </div>
      {graphs.length > 0 && (
        <ul className="own-graphs" aria-label={WELCOME_TEXTS.own2}>
          {graphs.map((graph) => (
            <li key={graph.name}>
              <button type="button" className="question" onClick={() => commands.chooseGraph(graph.name)}>
                <FolderOpen size={14} aria-hidden="true" />
                <GraphTag graph={graph.name} />
                <Name text={TEXTS.said(graph.title) || graph.name} />
                <span className="soft">{WELCOME_TEXTS.size(graph.nodes, graph.edges)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
