/** What each chosen file would be read as: language, encoding, chapters, first lines. */
import { explain } from "../../ui/explain";
import { clipText } from "../../ui/name";
import { BUILD_TEXTS } from "./build-texts";
import type { BuildAtHand } from "./build-view";

const SHOWN = 50;

export function RecognisedTexts({ building: { recognised } }: { building: BuildAtHand }) {
  const words = BUILD_TEXTS;
  if (recognised === null) return null;
  if (recognised.state === "loading") return <p role="status">{words.looking}</p>;
  if (recognised.state === "failed")
    return recognised.failure.kind === "cancelled" ? null : (
      <p role="alert" className="bad">
        <bdi>{explain(recognised.failure)}</bdi>
      </p>
    );
  return (
    <section aria-label={words.recognised}>
      <h3>{words.recognised}</h3>
      <ul className="recognised">
        {recognised.value.works.slice(0, SHOWN).map((work) => (
          <li key={work.id}>
            <strong>
              <bdi>
                {clipText([work.title, work.author, work.year].filter((part) => part !== "").join(", "), 200)}
              </bdi>
            </strong>
            <span className="soft">
              {words.about(
                words.languages[work.language] ?? work.language,
                work.encoding,
                work.chapters,
                work.tokens,
              )}
            </span>
            <blockquote className="reading-quote" dir="auto">
              {clipText(work.firstLines, 240)}
            </blockquote>
            {work.headings.length > 1 && (
              <details>
                <summary>{words.chapters}</summary>
                <ol>
                  {work.headings.map((heading, at) => (
                    <li key={at}>
                      <bdi>{heading === "" ? words.untitled : clipText(heading, 120)}</bdi>
                    </li>
                  ))}
                </ol>
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
