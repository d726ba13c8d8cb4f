/** `--pin-in ID` and `--pin-out ID`: nodes and edges that are kept or lost whatever their score. */
import type { Command } from "commander";
import { FailureError } from "../../shared/failure";
import { pinsSchema, type Pins } from "../../shared/pins";

/** The command with both options; either may be repeated. */
export function withPinOptions(command: Command): Command {
  const what = "a node by its id or an edge by its key (may be repeated)";
  return command
    .option("--pin-in <id>", `keep ${what}; node:ID or edge:KEY where one could be the other`, collect)
    .option("--pin-out <id>", `never keep ${what}`, collect);
}

/** A recipe's pins and those of the command line; throws FailureError invalid-request where one is pinned both ways or an edge key is none. */
export function pinsOf(own: Pins, pinIn: readonly string[] = [], pinOut: readonly string[] = []): Pins {
  const parsed = pinsSchema.safeParse({
    nodesIn: [...own.nodesIn, ...nodes(pinIn)],
    nodesOut: [...own.nodesOut, ...nodes(pinOut)],
    edgesIn: [...own.edgesIn, ...edges(pinIn)],
    edgesOut: [...own.edgesOut, ...edges(pinOut)],
  });
  if (parsed.success) return parsed.data;
  throw new FailureError({ kind: "invalid-request", reason: parsed.error.issues[0]!.message });
}

/** 16 hexadecimal digits are an edge's key unless `node:` says otherwise. */
function isEdge(text: string): boolean {
  return text.startsWith("edge:") || /^[0-9a-f]{16}$/.test(text);
}

function edges(texts: readonly string[]): string[] {
  return texts.filter(isEdge).map((text) => text.replace(/^edge:/, ""));
}

function nodes(texts: readonly string[]): string[] {
  return texts.filter((text) => !isEdge(text)).map((text) => text.replace(/^node:/, ""));
}

function collect(text: string, sofar: readonly string[] = []): string[] {
  return [...sofar, text];
}
