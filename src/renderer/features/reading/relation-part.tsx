/** A relation of the text: its passage, what read it and how surely, and a person's verdict. */
import { relationSaid } from "../../ui/texts/relation-said";
import { Waypoints } from "lucide-react";
import type { Reading } from "../../../shared/texts/reading";
import { useCommands } from "../../state/workbench-context";
import { formatNumber } from "../../ui/format";
import { IconButton } from "../../ui/icon-button";
import { clipText, Name } from "../../ui/name";
import { endPlace, firstAtLeast, placeIn } from "./reading";
import { useShowInGraph } from "./show-in-graph";
import { READING_TEXTS } from "./reading-texts";

const VERDICTS = ["confirm", "reject", "turn"] as const;

export function RelationPart({ text, at }: { text: Reading; at: number }) {
  const show = useShowInGraph();
  const commands = useCommands();
  const found = text.relations[at];
  if (found === undefined) return null;
  const { source, target, relation, start, end, edge } = found;
  const ends = { source: endPlace(text, found, "source"), target: endPlace(text, found, "target") };
  return (
    <>
      <header className="picked-head">
        <h2>
          <Name text={text.entities[source]?.name ?? ""} longest={80} />{" "}
          <span className="soft">{relationSaid(relation)}</span>{" "}
          <Name text={text.entities[target]?.name ?? ""} longest={80} />
        </h2>
        <IconButton
          icon={Waypoints}
          label={READING_TEXTS.showGraph}
          onClick={() => show({ kind: "edge", handle: edge })}
        />
      </header>
      <blockquote className="reading-quote" dir="auto">
        {clipText(text.text.slice(start, end), 600)}
      </blockquote>
      <Facts text={text} at={at} />
      <section className="part">
        <h3>{READING_TEXTS.correct}</h3>
        <div className="reading-choices">
          {ends.source !== null &&
            ends.target !== null &&
            VERDICTS.map((verdict) => (
              <button
                key={verdict}
                type="button"
                className="button small"
                onClick={() =>
                  void commands.correctText({
                    ...{ kind: "relation", verdict, relation, at: placeIn(text, { start, end }) },
                    ...{ source: ends.source!, target: ends.target! },
                  })
                }
              >
                {READING_TEXTS[verdict]}
              </button>
            ))}
        </div>
      </section>
    </>
  );
}

function Facts({ text, at }: { text: Reading; at: number }) {
  const { engine, rule, confidence, correction, start } = text.relations[at]!;
  const words = READING_TEXTS.reads;
  const starts = Int32Array.from(text.headings, (heading) => heading.start);
  const chapter = text.headings[firstAtLeast(starts, start + 1) - 1]?.title ?? "";
  const facts = [
    [words.chapter, chapter],
    [words.engine, engine],
    [words.rule, rule],
    [words.confidence, formatNumber(confidence)],
    [words.corrected, correction ?? ""],
  ] as const;
  return (
    <dl className="facts-list">
      {facts
        .filter(([, value]) => value !== "")
        .map(([term, value]) => (
          <div className="fact" key={term}>
            <dt>{term}</dt>
            <dd>
              <bdi>{clipText(value, 200)}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  );
}
