/** The command line: one file per command. Exit codes: 0 done, 1 a failure explained on stderr, 2 wrong usage. */
import { Command, CommanderError } from "commander";
import { addAsk } from "./ask-command";
import { addEvaluate } from "./evaluate-command";
import { addModels } from "./models-command";
import { addImport } from "./import-command";
import { addServe } from "./serve-command";

const WRONG_USAGE = 2;

async function main(): Promise<void> {
  leaveQuietlyOnClosedPipe();
  const program = new Command("dragoman")
    .description("Answers questions over knowledge graphs on your own machine and shows why.")
    .exitOverride()
    .showHelpAfterError("(see --help)");
  for (const add of [addAsk, addImport, addEvaluate, addServe, addModels]) add(program);
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

await main();
