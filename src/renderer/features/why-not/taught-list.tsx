/** What was taught on the graph at hand, each path with a button that forgets it. */
import { Trash2 } from "lucide-react";
import { relationWords } from "../../../shared/relation-words";
import { taughtWords } from "../../../shared/taught";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { IconButton } from "../../ui/icon-button";
import { clipText, Name, unturned } from "../../ui/name";
import { keyOf, taughtAtHand } from "./taught";
import { WHY_NOT_TEXTS } from "./why-not-texts";

const LONGEST = 80;

export function TaughtList() {
  const commands = useCommands();
  const { run, taughtOnGraph, taughtHere } = useWorkbench((state) => ({
    run: state.run,
    taughtOnGraph: state.taughtOnGraph,
    taughtHere: state.taughtHere,
  }));
  const taught = taughtAtHand({ run, taughtOnGraph, taughtHere });
  const words = WHY_NOT_TEXTS;
  if (taught.length === 0) return null;
  return (
    <details className="taught">
      <summary>{words.taught(taught.length)}</summary>
      <ul>
        {taught.map((one) => {
          const path = clipText(unturned(taughtWords(one.path, relationWords)), LONGEST);
          return (
            <li key={keyOf(one)}>
              <span>
                <bdi>{path}</bdi>{" "}
                <Name text={words.taughtFor(one.wording)} longest={LONGEST} className="soft" />
              </span>
              <IconButton
                icon={Trash2}
                label={words.forget(path)}
                onClick={() => commands.teach(one, false)}
              />
            </li>
          );
        })}
      </ul>
    </details>
  );
}
