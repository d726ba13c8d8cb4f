/** Under a refusal: what the question names, each to be read about. */
import { TextSearch } from "lucide-react";
import type { RunView } from "../../../shared/trace";
import { useCommands } from "../../state/workbench-context";
import { clipText, unturned } from "../../ui/name";
import { namedIn } from "./understood";
import { UNDERSTOOD_TEXTS } from "./understood-texts";

const [SHOWN, LONGEST] = [3, 60];

export function KnownOf({ run }: { run: RunView }) {
  const commands = useCommands();
  const named = namedIn(run).slice(0, SHOWN);
  if (named.length === 0) return null;
  return (
    <div className="known-of">
      {named.map(({ handle, name }) => (
        <button
          key={handle}
          type="button"
          className="button small"
          onClick={() => void commands.reveal({ kind: "node", handle })}
        >
          <TextSearch size={14} aria-hidden="true" />
          <bdi>{UNDERSTOOD_TEXTS.headline.about(clipText(unturned(name), LONGEST))}</bdi>
        </button>
      ))}
    </div>
  );
}
