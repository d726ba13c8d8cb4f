import { Argument, type Command } from "commander";
import { fold } from "../../shared/fold";
import { FailureError } from "../../shared/failure";
import { JUDGEMENTS, type Judgement, type JudgedSubject } from "../../shared/judging";
import type { LedgerEntry } from "../../shared/ledger";
import { provenBy } from "../engine/ask/trust/trust";
import { productFolders } from "../engine/server/folders";
import { judgementsOf, keepJudgement } from "../engine/server/trust-handlers";
import { act } from "./action";
import { openLedger } from "./keep-run";
import { entryOf, KEPT_RUN } from "./kept-entry";
import { plain, print, printJson } from "./terminal";
import { provenText } from "./trust-text";

/** Takes back what was said. */
const WITHDRAW = "withdraw";
type Said = Judgement | typeof WITHDRAW;

interface JudgeOptions {
  readonly answer?: string;
  readonly json?: true;
}

/** `dragoman judge RUN right|partly|wrong|withdraw`: was this right? */
export function addJudge(program: Command): void {
  program
    .command("judge")
    .description("say whether a kept run was right: from 50 judged questions on its graph is calibrated")
    .argument("<run>", KEPT_RUN)
    .addArgument(
      new Argument("[verdict]", "what is to be kept of it; without it, what was kept is shown").choices([
        ...JUDGEMENTS,
        WITHDRAW,
      ]),
    )
    .option("--answer <name|id>", "of this answer alone, one of those the ledger shows")
    .option("--json", "print one JSON document")
    .action((run: string, said: Said | undefined, options: JudgeOptions) =>
      act(() => judge(run, said, options)),
    );
}

async function judge(
  start: string,
  said: Said | undefined,
  { answer: wanted, json }: JudgeOptions,
): Promise<void> {
  await Promise.resolve();
  const folders = productFolders();
  const run = entryOf(openLedger({ folders }), start);
  const subject = subjectOf(run);
  const answer = wanted === undefined ? undefined : answerOf(run, wanted);
  const judgements = judgementsOf({ folders });
  if (said !== undefined) {
    const verdict = said === WITHDRAW ? null : said;
    keepJudgement(judgements, { ...subject, ...(answer !== undefined && { answer }), verdict });
  }
  const judged = judgements.of(subject.graph, subject.recipe);
  const own = judged.find(({ question }) => question === run.question);
  const proven = provenBy(judged, subject);
  const { question, graph, recipe } = run;
  const kept = { ...(own?.verdict && { verdict: own.verdict }), answers: own?.said ?? {} };
  if (json) return printJson({ run: run.id, question, graph, recipe, ...kept, ...proven });
  const singly = Object.entries(kept.answers).map(([id, word]) => `${nameOf(run, id)}: ${word}`);
  const words = [...(kept.verdict ? [kept.verdict] : []), ...singly];
  print(plain(`“${question}”: ${words.length > 0 ? words.join("; ") : "not judged"}`));
  print(provenText(proven));
}

/** What is judged; throws invalid-request where there is nothing to judge, or no graph to keep it by. */
function subjectOf({ question, fingerprint, recipe, computed, answers }: LedgerEntry): JudgedSubject {
  const refuse = (reason: string) => new FailureError({ kind: "invalid-request", reason });
  if (fingerprint === "") throw refuse("what this run's graph held is not known: ask again with --keep");
  if (answers.length === 0 && !computed)
    throw refuse("this run gave no answer, so there is nothing to judge");
  const named = answers.map(({ id, score }) => ({ id, score }));
  return { graph: fingerprint, recipe, question, computed: computed === true, answers: named };
}

/** The id of the answer meant: by id, or by the only name that reads so. */
function answerOf({ answers }: LedgerEntry, wanted: string): string {
  const fitting = answers.filter(({ id, name }) => id === wanted || fold(name) === fold(wanted));
  if (fitting.length === 1) return fitting[0]!.id;
  const reason =
    fitting.length === 0
      ? `“${wanted}” is none of the run's first answers: \`dragoman ledger show\` lists them`
      : `“${wanted}” is the name of ${fitting.length.toString()} answers: give an id`;
  throw new FailureError({ kind: "invalid-request", reason });
}

function nameOf({ answers }: LedgerEntry, id: string): string {
  return answers.find((answer) => answer.id === id)?.name ?? id;
}
