/** One line over an answer whose question was read freely: which words were taken for what, and, where that is not sure, that it is not told as whole because of it. */
import { Fragment } from "react";
import type { RunView } from "../../../shared/trace";
import { clipText, Name } from "../../ui/name";
import { pathSaid } from "../../ui/texts/relation-said";
import { TEXTS } from "../../ui/texts/texts";
import { doubtsOf, hasReadings, isReadFreely, wordsRead, type WordsRead } from "./read-freely";
import { UNDERSTOOD_TEXTS } from "./understood-texts";

const [LONGEST_WORDS, LONGEST_DOUBT] = [80, 500];

export function ReadNote({ run }: { run: RunView }) {
  if (run.answer?.refused !== undefined || !hasReadings(run)) return null;
  const read = wordsRead(run);
  return (
    <div className="read-freely" role="note">
      {read.length > 0 && (
        <p>
          {read.map((one, at) => (
            <Fragment key={at}>
              {at > 0 && ", "}
              <Reading {...one} />
            </Fragment>
          ))}
          {isReadFreely(run) && <span className="soft"> · {UNDERSTOOD_TEXTS.read.why}</span>}
        </p>
      )}
      {doubtsOf(run).map((said, at) => (
        <p key={at} className="soft">
          <bdi>{clipText(TEXTS.said(said), LONGEST_DOUBT)}</bdi>
        </p>
      ))}
    </div>
  );
}

function Reading({ words, as, rows }: WordsRead) {
  const texts = UNDERSTOOD_TEXTS.read;
  return (
    <>
      <bdi>{texts.quoted(clipText(words, LONGEST_WORDS))}</bdi> {texts.as}{" "}
      <strong>
        <Name text={rows ? texts.rows(as) : pathSaid(as)} className="" longest={LONGEST_WORDS} />
      </strong>
    </>
  );
}
