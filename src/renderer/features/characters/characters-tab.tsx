/** The characters of the work that is read, and of another one of its graph beside them. */
import { Users } from "lucide-react";
import { useId } from "react";
import type { Reading } from "../../../shared/texts/reading";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import type { Fetched } from "../../state/fetched";
import { EmptyState, LoadingState } from "../../ui/empty-state";
import { explain } from "../../ui/explain";
import { clipText } from "../../ui/name";
import { CharactersOf } from "./characters-of-work";
import { CHARACTERS_TEXTS } from "./characters-texts";

export function CharactersTab({ text }: { text: Reading }) {
  const beside = useWorkbench(({ reading }) => reading?.beside ?? null);
  const others = text.works.filter(({ id }) => id !== text.work);
  if (others.length === 0) return <CharactersOf text={text} label={CHARACTERS_TEXTS.people} />;
  return (
    <div className="characters-page">
      <BesidePicker others={others} />
      <div className="characters-columns" data-two={beside !== null}>
        <Column text={text} />
        {beside !== null && <Beside found={beside.found} />}
      </div>
    </div>
  );
}

function BesidePicker({ others }: { others: Reading["works"] }) {
  const commands = useCommands();
  const id = useId();
  const chosen = useWorkbench(({ reading }) => reading?.beside?.work ?? "");
  return (
    <div className="characters-beside">
      <label htmlFor={id}>{CHARACTERS_TEXTS.beside}</label>
      <select
        id={id}
        value={chosen}
        onChange={({ target }) => void commands.readBeside(target.value === "" ? null : target.value)}
      >
        <option value="">{CHARACTERS_TEXTS.noWork}</option>
        {others.map(({ id: work, title }) => (
          <option key={work} value={work}>
            {clipText(title, 80)}
          </option>
        ))}
      </select>
    </div>
  );
}

function Beside({ found }: { found: Fetched<Reading> }) {
  if (found.state === "loading") return <LoadingState text={CHARACTERS_TEXTS.besideLoading} />;
  if (found.state === "failed")
    return <EmptyState icon={Users} title={CHARACTERS_TEXTS.besideFailed} lead={explain(found.failure)} />;
  return <Column text={found.value} />;
}

function Column({ text }: { text: Reading }) {
  const title = clipText(text.works.find(({ id }) => id === text.work)?.title ?? "", 80);
  return (
    <section className="characters-column">
      <h3 title={title}>
        <bdi>{title}</bdi>
      </h3>
      <CharactersOf text={text} label={CHARACTERS_TEXTS.ofWork(title)} />
    </section>
  );
}
