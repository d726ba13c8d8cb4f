/** The documents that a round is written from: each can be kept or left out, and the rounds go on from here. */
import { Pin, PinOff } from "lucide-react";
import type { WrittenRound } from "../../../shared/hypothesis";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { clipText, Name, unturned } from "../../ui/name";
import { IconButton } from "../../ui/icon-button";
import { listOf } from "./hypothesis";
import { HYPOTHESIS_TEXTS } from "./hypothesis-texts";

const [KEEP, DROP, FROM] = ["verify.keep", "verify.drop", "verify.from"] as const;

interface RoundContextsProps {
  readonly round: WrittenRound;
  readonly isFirst: boolean;
  /** Of the documents on the paths that are shown. */
  readonly titles: ReadonlyMap<string, string>;
}

export function RoundContexts({ round, isFirst, titles }: RoundContextsProps) {
  const commands = useCommands();
  const overrides = useWorkbench((state) => state.overrides);
  const [kept, dropped, from] = [listOf(overrides, KEEP), listOf(overrides, DROP), listOf(overrides, FROM)];
  const documents = round.contexts.map(({ document }) => document);
  const startOver = (): void => [KEEP, DROP, FROM].forEach((path) => commands.turnHypothesis(path, []));
  return (
    <section className="hypothesis-part round-contexts" aria-labelledby="hypothesis-contexts">
      <h3 id="hypothesis-contexts">{HYPOTHESIS_TEXTS.contexts}</h3>
      <ul>
        {documents.map((document) => (
          <li key={document}>
            <span className="round-document">
              <Name text={document} longest={60} />
              {titles.get(document) && (
                <span className="soft small-print">
                  <Name text={titles.get(document)!} longest={160} />
                </span>
              )}
            </span>
            {kept.includes(document) && <span className="round-mark">{HYPOTHESIS_TEXTS.kept}</span>}
            <ContextButtons document={document} kept={kept} dropped={dropped} />
          </li>
        ))}
      </ul>
      {dropped.length > 0 && <DroppedContexts dropped={dropped} />}
      <div className="round-tools">
        {!isFirst && (
          <button
            type="button"
            className="button small"
            onClick={() => commands.turnHypothesis(FROM, documents)}
          >
            {HYPOTHESIS_TEXTS.goOn}
          </button>
        )}
        {kept.length + dropped.length + from.length > 0 && (
          <button type="button" className="button small" onClick={startOver}>
            {HYPOTHESIS_TEXTS.startOver}
          </button>
        )}
      </div>
    </section>
  );
}

/** What was left out, each to be taken back. */
function DroppedContexts({ dropped }: { readonly dropped: readonly string[] }) {
  const commands = useCommands();
  const without = (document: string) => dropped.filter((one) => one !== document);
  return (
    <p className="small-print">
      {HYPOTHESIS_TEXTS.dropped}:{" "}
      {dropped.map((document) => (
        <button
          key={document}
          type="button"
          className="document-chip"
          title={HYPOTHESIS_TEXTS.takeBack(unturned(clipText(document, 60)))}
          onClick={() => commands.turnHypothesis(DROP, without(document))}
        >
          <Name text={document} longest={40} /> ×
        </button>
      ))}
    </p>
  );
}

interface ContextButtonsProps {
  readonly document: string;
  readonly kept: readonly string[];
  readonly dropped: readonly string[];
}

function ContextButtons({ document, kept, dropped }: ContextButtonsProps) {
  const commands = useCommands();
  const name = unturned(clipText(document, 60));
  const isKept = kept.includes(document);
  const others = kept.filter((one) => one !== document);
  return (
    <span className="context-buttons">
      <IconButton
        icon={Pin}
        label={HYPOTHESIS_TEXTS.keep(name)}
        pressed={isKept}
        onClick={() => commands.turnHypothesis(KEEP, isKept ? others : [...kept, document])}
      />
      <IconButton
        icon={PinOff}
        label={HYPOTHESIS_TEXTS.drop(name)}
        onClick={() => {
          if (isKept) commands.turnHypothesis(KEEP, others);
          commands.turnHypothesis(DROP, [...dropped, document]);
        }}
      />
    </span>
  );
}
