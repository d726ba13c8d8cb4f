import type { Command } from "commander";
import { FailureError } from "../../shared/failure";
import { message } from "../../shared/sentences/sentences";
import { storeAt } from "../../shared/stores";
import { embedGraph } from "../engine/import/embed-anew";
import { parseTemplates } from "../engine/import/graph/node-templates";
import { removeLeftovers } from "../engine/records/leftovers";
import { openWorkspace } from "../engine/server/workspace";
import { act } from "./action";
import { graphToRead, graphToWrite, makeFolderOf } from "./graph-argument";
import { plain, print, printJson, showProgress } from "./terminal";

interface EmbedOptions {
  readonly graph: string;
  readonly into?: string;
  readonly model?: string;
  readonly template: readonly string[];
  readonly json?: true;
}

/** `dragoman embed --graph NAME [--model NAME] [--template TEXT]…` */
export function addEmbed(program: Command): void {
  program
    .command("embed")
    .description("give a graph's nodes vectors anew; ids, pins and all else stay")
    .requiredOption("--graph <name|file>", "the graph")
    .option("--into <name|file>", "write another graph instead of replacing it (a sample graph always stays)")
    .option("--model <name>", "an installed embedder (`dragoman models`); the product's own if not given")
    .option(
      "--template <text>",
      'what is embedded: "{name}. {category}. {synonyms}. {description}", for one label "Drug={name}. …" (may be repeated); as before if not given',
      (text: string, texts: string[]) => [...texts, text],
      [],
    )
    .option("--json", "print one JSON document")
    .action((options: EmbedOptions) => act((signal) => embed(options, signal)));
}

async function embed(
  { graph, into, model, template, json }: EmbedOptions,
  signal: AbortSignal,
): Promise<void> {
  const workspace = openWorkspace();
  try {
    const source = graphToRead(graph, workspace.folders);
    if (storeAt(source.path)) throw refused("embed-file", graph);
    const target = into === undefined ? source : graphToWrite(into, workspace.folders);
    if (into === undefined && source.path.startsWith(workspace.folders.samples))
      throw refused("embed-into", graph);
    await removeLeftovers(workspace.folders.graphs);
    makeFolderOf(target);
    const report = await embedGraph({
      ...{ source: source.path, target: target.path, into: target.name, signal, progress: showProgress },
      embedder: await workspace.importEmbedder(model),
      ...(template.length > 0 && { templates: parseTemplates(template) }),
    });
    if (json) printJson(report);
    else {
      const { graph: name, nodes, model: by, width, templates, ms } = report;
      print(
        `${name}: ${nodes.toString()} nodes embedded by ${by}, ${width.toString()} wide, ${(ms / 1000).toFixed(1)} s`,
      );
      for (const [label, text] of Object.entries(templates))
        print(plain(`  ${label === "" ? "template" : label}: ${text}`));
    }
  } finally {
    await workspace.close();
  }
}

function refused(kind: "embed-file" | "embed-into", graph: string): FailureError {
  return new FailureError({ kind: "invalid-request", reason: message(kind, { graph }) });
}
