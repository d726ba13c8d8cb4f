/** The explanation of a round: sentences with what they quote, each predicate coloured by its verdict; a click shows what is behind it. */
import { useState } from "react";
import type { CheckedPredicate, Hypothesis, WrittenRound } from "../../../shared/hypothesis";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { clipText, Name, unturned } from "../../ui/name";
import { TEXTS } from "../../ui/texts/texts";
import { listOf } from "./hypothesis";
import { HYPOTHESIS_TEXTS } from "./hypothesis-texts";
import { edgeOfPredicate, predicateKey, sentenceKey, stretchesOf } from "./rounds";

const LONGEST = 2000;

export interface ExplanationProps {
  readonly found: Hypothesis;
  readonly round: WrittenRound;
  /** Keys of sentences that the round before did not have. */
  readonly added: ReadonlySet<string>;
}

export function Explanation({ found, round, added }: ExplanationProps) {
  if (round.sentences.length === 0) return <p className="soft">{HYPOTHESIS_TEXTS.unsaid}</p>;
  return (
    <ol className="explanation">
      {round.sentences.map((sentence, at) => (
        <li key={at} data-added={added.has(sentenceKey(sentence))}>
          <SentenceText {...sentence} />
          {added.has(sentenceKey(sentence)) && <span className="round-mark">{HYPOTHESIS_TEXTS.added}</span>}
          {sentence.claim !== undefined && <Predicates found={found} sentence={sentence} />}
        </li>
      ))}
    </ol>
  );
}

type Sentence = WrittenRound["sentences"][number];

/** The sentence as it is said; what it quotes in pieces with their verdicts. */
export function SentenceText({ said, claim, predicates }: Sentence) {
  const text = TEXTS.said(said);
  const at = claim === undefined ? -1 : text.indexOf(claim);
  if (claim === undefined || at < 0) return <bdi>{clipText(text, LONGEST)}</bdi>;
  return (
    <bdi>
      {text.slice(0, at)}
      {stretchesOf(claim, predicates).map((stretch, place) =>
        stretch.verdict === null ? (
          stretch.text
        ) : (
          <mark key={place} className="claim" data-verdict={stretch.verdict}>
            {stretch.text}
          </mark>
        ),
      )}
      {text.slice(at + claim.length)}
    </bdi>
  );
}

function Predicates({ found, sentence }: { found: Hypothesis; sentence: Sentence }) {
  const [open, setOpen] = useState<number | null>(null);
  const { predicates } = sentence;
  const opened = open === null ? undefined : predicates[open];
  if (predicates.length === 0) return <p className="soft small-print">{HYPOTHESIS_TEXTS.noPredicate}</p>;
  return (
    <>
      <ul className="predicates">
        {predicates.map((one, at) => (
          <li key={at}>
            <button
              type="button"
              className="predicate"
              data-verdict={one.verdict}
              aria-expanded={at === open}
              onClick={() => setOpen(at === open ? null : at)}
            >
              <bdi>{predicateWords(found, one)}</bdi>
              <strong>{HYPOTHESIS_TEXTS.verdicts[one.verdict]}</strong>
            </button>
          </li>
        ))}
      </ul>
      {opened && <Behind found={found} sentence={sentence} predicate={opened} />}
    </>
  );
}

function predicateWords({ names }: Hypothesis, { subject, verb, object, ...how }: CheckedPredicate): string {
  const named = (id: string): string => unturned(clipText(names[id] ?? id, 60));
  const words = [named(subject), HYPOTHESIS_TEXTS.verbs[verb] ?? verb, named(object)].join(" ");
  const marks = [
    ...(how.isNegated ? [HYPOTHESIS_TEXTS.denied] : []),
    ...(how.isSpeculated ? [HYPOTHESIS_TEXTS.leftOpen] : []),
  ];
  return marks.length === 0 ? words : `${words} (${marks.join(", ")})`;
}

interface BehindProps {
  readonly found: Hypothesis;
  readonly sentence: Sentence;
  readonly predicate: CheckedPredicate;
}

/** What a verdict rests on: the edge, its documents, the number. */
function Behind({ found, sentence, predicate }: BehindProps) {
  const edge = found.edges[edgeOfPredicate(found, predicate)];
  const { percentile, reason, verdict } = predicate;
  const documents = [
    ...new Set([...sentence.documents, ...(edge?.known ?? []).map((at) => found.documents[at]!.id)]),
  ];
  return (
    <div className="predicate-behind">
      <p>
        {HYPOTHESIS_TEXTS.checks[reason]}{" "}
        {percentile !== undefined && <strong>{HYPOTHESIS_TEXTS.percentile(percentile)}</strong>}
      </p>
      {edge !== undefined && (
        <p className="soft small-print">
          <Name
            text={`${found.concepts[edge.source]!.name} – ${found.concepts[edge.target]!.name}`}
            longest={120}
          />{" "}
          {HYPOTHESIS_TEXTS.documents(edge.known.length)}
        </p>
      )}
      <p className="soft small-print">
        {HYPOTHESIS_TEXTS.behind}: <bdi>{documents.slice(0, 8).join(", ")}</bdi>
        {documents.length > 8 && "…"}
      </p>
      {(verdict === "refuted" || verdict === "confirmed-by-hand") && <Confirm predicate={predicate} />}
    </div>
  );
}

function Confirm({ predicate }: { predicate: CheckedPredicate }) {
  const commands = useCommands();
  const confirmed = useWorkbench(({ overrides }) => overrides["verify.confirmed"]);
  const keys = listOf({ "verify.confirmed": confirmed ?? [] }, "verify.confirmed");
  const key = predicateKey(predicate);
  const isConfirmed = keys.includes(key);
  return (
    <button
      type="button"
      className="button small"
      onClick={() =>
        commands.turnHypothesis(
          "verify.confirmed",
          isConfirmed ? keys.filter((one) => one !== key) : [...keys, key],
        )
      }
    >
      {isConfirmed ? HYPOTHESIS_TEXTS.unconfirm : HYPOTHESIS_TEXTS.confirm}
    </button>
  );
}
