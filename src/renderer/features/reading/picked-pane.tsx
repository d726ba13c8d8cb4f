/** What is picked in the text: a name with why it is what it is, a relation with where it comes from, or letters to mark. */
import { MousePointerClick } from "lucide-react";
import type { Reading } from "../../../shared/texts/reading";
import { ENTITY_TYPES } from "../../../shared/texts/build";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { EmptyState } from "../../ui/empty-state";
import { clipText } from "../../ui/name";
import { MentionPart } from "./mention-part";
import { placeIn } from "./reading";
import { READING_TEXTS } from "./reading-texts";
import type { Span } from "./reading-view";
import { RelationPart } from "./relation-part";

export function PickedPane({ text }: { text: Reading }) {
  const picked = useWorkbench(({ reading }) => reading?.picked ?? null);
  return (
    <aside className="reading-side" aria-label={READING_TEXTS.why}>
      {picked?.kind === "mention" && <MentionPart key={picked.at} text={text} at={picked.at} />}
      {picked?.kind === "relation" && <RelationPart key={picked.at} text={text} at={picked.at} />}
      {picked?.kind === "letters" && <LettersPart text={text} letters={picked} />}
      {picked === null && (
        <EmptyState icon={MousePointerClick} title={READING_TEXTS.nothing} lead={READING_TEXTS.nothingHint} />
      )}
    </aside>
  );
}

function LettersPart({ text, letters }: { text: Reading; letters: Span }) {
  const commands = useCommands();
  const at = placeIn(text, letters);
  return (
    <section className="part">
      <h3>{READING_TEXTS.addAs(clipText(at.form, 80))}</h3>
      <div className="reading-choices">
        {ENTITY_TYPES.filter((type) => type !== "Person").map((type) => (
          <button
            key={type}
            type="button"
            className="button small"
            onClick={() => void commands.correctText({ kind: "add", at, type })}
          >
            {READING_TEXTS.types[type]}
          </button>
        ))}
      </div>
    </section>
  );
}
