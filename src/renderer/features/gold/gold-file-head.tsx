/** Which file is open, and which of its lines are no question. */
import { FolderOpen } from "lucide-react";
import type { GoldFile } from "../../../shared/gold";
import { useCommands } from "../../state/workbench-context";
import { chooseFile } from "../../ui/choose-file";
import { IconButton } from "../../ui/icon-button";
import { Name } from "../../ui/name";
import { GOLD_TEXTS } from "./gold-texts";
import { QUESTION_FILES } from "./question-files";

const REJECTS_SHOWN = 100;

export function GoldFileHead({ file }: { file: GoldFile }) {
  const commands = useCommands();
  const texts = GOLD_TEXTS.questions;
  const open = async (): Promise<void> => {
    const chosen = await chooseFile(QUESTION_FILES);
    if (chosen !== null) await commands.loadGold(chosen);
  };
  return (
    <>
      <div className="gold-file">
        <Name text={file.name} longest={120} />
        <span className="soft number">{texts.count(file.questions.length)}</span>
        <IconButton icon={FolderOpen} label={texts.openOther} onClick={() => void open()} />
      </div>
      {file.ownGraphs > 0 && <p className="soft small-print">{texts.ownGraphs(file.ownGraphs)}</p>}
      {file.rejected > 0 && <Rejects file={file} />}
    </>
  );
}

function Rejects({ file: { rejects, rejected } }: { file: GoldFile }) {
  const texts = GOLD_TEXTS.questions;
  const more = rejected - Math.min(rejects.length, REJECTS_SHOWN);
  return (
    <details className="gold-rejects">
      <summary className="warn">{texts.rejected(rejected)}</summary>
      <ul>
        {rejects.slice(0, REJECTS_SHOWN).map(({ line, reason }) => (
          <li key={line}>
            <bdi>{texts.rejectLine(line, reason)}</bdi>
          </li>
        ))}
        {more > 0 && <li className="soft">{texts.rejectMore(more)}</li>}
      </ul>
    </details>
  );
}
