/** The answer in a word, where it is one: a number, yes or no, or that the question cannot be answered and which can. */
import { CircleHelp } from "lucide-react";
import { useMemo } from "react";
import type { Message } from "../../../shared/sentences/sentences";
import type { RunView } from "../../../shared/trace";
import { useWorkbench } from "../../state/workbench-context";
import { LANGUAGE } from "../../ui/language";
import { formatNumber } from "../../ui/format";
import { clipText } from "../../ui/name";
import { TEXTS } from "../../ui/texts/texts";
import { networkAtHand, readyQuestions } from "../network/network";
import { Questions } from "../welcome/welcome";
import { KnownOf } from "./known-of";
import { groupHeads, headlineOf, numberSaid, type GroupHeads, type Headline } from "./understood";
import { UNDERSTOOD_TEXTS } from "./understood-texts";

const READY_SHOWN = 3;
const [LONGEST_GROUP, LONGEST_SAID] = [120, 500];

export function AnswerHeadline({ run }: { run: RunView }) {
  const headline = headlineOf(run);
  if (headline === null) return null;
  if (headline.kind === "refused") return <Refused {...headline} run={run} />;
  if (headline.kind === "groups") return <Groups {...headline} heads={groupHeads(run)} />;
  if (headline.kind === "read") return <Read {...headline} />;
  if (headline.kind === "count") return <Count {...headline} said={numberSaid(run)} />;
  return <YesOrNo {...headline} />;
}

function Count({
  value,
  atLeast,
  whole,
  read,
  said,
}: Extract<Headline, { kind: "count" }> & { readonly said: Message | null }) {
  const { headline } = UNDERSTOOD_TEXTS;
  return (
    <div className="answer-headline">
      <p>
        <span className="answer-word number">{headline.count(value, atLeast)}</span>
        {read && <span className="soft"> {headline.ifRead}</span>}
      </p>
      {said !== null && (
        <p>
          <bdi>{clipText(TEXTS.said(said), LONGEST_SAID)}</bdi>
        </p>
      )}
      {atLeast && <p className="soft">{headline.countHint}</p>}
      {whole && said === null && <p className="soft">{headline.countWhole}</p>}
    </div>
  );
}

const GROUPS_SHOWN = 50;

function Groups({
  groups,
  heads,
}: Extract<Headline, { kind: "groups" }> & { readonly heads: GroupHeads | null }) {
  const { headline } = UNDERSTOOD_TEXTS;
  // How many a count was made of is the count.
  const isOver = groups.some(({ value, over }) => value !== over);
  const left = groups.length - GROUPS_SHOWN;
  return (
    <div className="answer-headline">
      <table className="answer-groups">
        <thead>
          <tr>
            <th scope="col">
              <bdi>{clipText(heads?.group ?? headline.group, LONGEST_GROUP)}</bdi>
            </th>
            <th scope="col">
              <bdi>
                {heads ? headline.numbers[heads.of](clipText(heads.measure, LONGEST_GROUP)) : headline.number}
              </bdi>
            </th>
            {isOver && <th scope="col">{headline.over}</th>}
          </tr>
        </thead>
        <tbody>
          {groups.slice(0, GROUPS_SHOWN).map(({ name, value, over }) => (
            <tr key={name}>
              <th scope="row">
                <bdi>{clipText(name, LONGEST_GROUP)}</bdi>
              </th>
              <td>{formatNumber(value)}</td>
              {isOver && <td>{formatNumber(over)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {left > 0 && <p className="soft">{headline.moreGroups(left)}</p>}
    </div>
  );
}

function Read({ words }: Extract<Headline, { kind: "read" }>) {
  return (
    <div className="answer-headline">
      <p className="answer-empty">
        <bdi>{clipText(words, LONGEST_SAID)}</bdi>
      </p>
    </div>
  );
}

function YesOrNo({ value, sure: isSure, read }: Extract<Headline, { kind: "boolean" }>) {
  const { headline } = UNDERSTOOD_TEXTS;
  const sure = isSure || read;
  const word = sure ? (value ? headline.yes : headline.no) : headline.unsure;
  return (
    <div className="answer-headline">
      <p>
        <span className="answer-word">{word}</span>
        {read && <span className="soft"> {headline.ifRead}</span>}
      </p>
      {!sure && <p className="soft">{value ? headline.unsureYes : headline.unsureNo}</p>}
    </div>
  );
}

function Refused({ refused, offers, run }: Extract<Headline, { kind: "refused" }> & { run: RunView }) {
  const { headline } = UNDERSTOOD_TEXTS;
  const { graph } = run;
  const ready = useReadyQuestions(graph);
  const shown = offers.length > 0 ? offers : ready;
  return (
    <section className="answer-headline answer-refused" aria-label={headline.refused}>
      <p className="answer-refused-title">
        <CircleHelp size={16} aria-hidden="true" />
        {headline.refused}
      </p>
      <p>
        <bdi>{TEXTS.said(refused)}</bdi>
      </p>
      <KnownOf run={run} />
      {shown.length > 0 && (
        <>
          <p className="soft">{offers.length > 0 ? headline.offers : headline.ready}</p>
          <Questions questions={shown} graph={graph} />
        </>
      )}
    </section>
  );
}

/** For a refusal that has nothing near to offer. */
function useReadyQuestions(name: string): readonly string[] {
  const graph = useWorkbench(({ graphs }) =>
    graphs.state === "ready" ? graphs.value.find((one) => one.name === name) : undefined,
  );
  const found = useWorkbench((state) => networkAtHand(state)?.questions);
  return useMemo(
    () => (graph === undefined ? [] : readyQuestions(graph, found, LANGUAGE).slice(0, READY_SHOWN)),
    [graph, found],
  );
}
