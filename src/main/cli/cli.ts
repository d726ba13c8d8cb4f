/** The command line: one file per command. Exit codes: 0 done, 1 a failure explained on stderr, 2 wrong usage. */
import { Command, CommanderError } from "commander";
import { withoutLogin } from "../../shared/addresses";
import { productVersion } from "../engine/report/product-version";

/** Loaded when needed: `solve` shall not wait for a database, nor `serve` for a model runtime. In the order of the help. */
const COMMANDS: Readonly<Record<string, () => Promise<(program: Command) => void>>> = {
  ask: async () => (await import("./ask-command")).addAsk,
  run: async () => (await import("./run-command")).addRun,
  replay: async () => (await import("./replay-command")).addReplay,
  ledger: async () => (await import("./ledger-command")).addLedger,
  judge: async () => (await import("./judge-command")).addJudge,
  import: async () => (await import("./import-command")).addImport,
  embed: async () => (await import("./embed-command")).addEmbed,
  build: async () => (await import("./build-command")).addBuild,
  export: async () => (await import("./export-command")).addExport,
  evaluate: async () => (await import("./evaluate-command")).addEvaluate,
  solve: async () => (await import("./solve-command")).addSolve,
  neo4j: async () => (await import("./neo4j-command")).addNeo4j,
  neptune: async () => (await import("./neptune-command")).addNeptune,
  serve: async () => (await import("./serve-command")).addServe,
  recipes: async () => (await import("./recipes-command")).addRecipes,
  models: async () => (await import("./models-command")).addModels,
};
const WRONG_USAGE = 2;

async function main(name: string | undefined): Promise<void> {
  leaveQuietlyOnClosedPipe();
  // Graphs and records are for the one who keeps them.
  process.umask(0o077);
  // An address on the command line may hold a password: it is refused, and other people's process lists shall not show it meanwhile.
  if (process.argv.some((word) => withoutLogin(word) !== word)) process.title = "dragoman";
  const program = new Command("dragoman")
    .description("Answers questions over knowledge graphs on your own machine and shows why.")
    .version(productVersion(), "--version", "print the version")
    .exitOverride()
    .configureOutput({
      outputError: (text, write) => {
        write(withoutLogin(text));
      },
    });
  const isCommand = name !== undefined && Object.hasOwn(COMMANDS, name);
  for (const load of isCommand ? [COMMANDS[name]!] : Object.values(COMMANDS)) (await load())(program);
  for (const command of program.commands) command.copyInheritedSettings(program).showHelpAfterError();
  try {
    await program.parseAsync();
  } catch (thrown) {
    if (!(thrown instanceof CommanderError)) throw thrown;
    process.exitCode = thrown.exitCode === 0 ? 0 : WRONG_USAGE;
  }
}

/** `dragoman … | head` is no failure. */
function leaveQuietlyOnClosedPipe(): void {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit(0);
  });
}

await main(process.argv[2]);
