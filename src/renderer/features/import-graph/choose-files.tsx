/** The first step of an import: files, a name, embeddings or not. */
import { mayHaveXrefs } from "./same-things";
import { useId } from "react";
import {
  addFiles,
  closeImport,
  embedImport,
  graphNames,
  importProblem,
  nameImport,
  mergeByXrefs,
  onlyRedistributable,
  removeFile,
} from "./imports";
import type { Importing } from "./imports-view";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { DropZone, FileList } from "../../ui/file-picking";
import { TextInput } from "../../ui/text-input";
import { IMPORTS_TEXTS } from "./imports-texts";
import { Preview } from "./preview";

export function ChooseFiles({ importing }: { importing: Importing }) {
  const change = useChange();
  const commands = useCommands();
  const { samples, own } = useWorkbench((state) => ({
    samples: graphNames(state, true).join("\n"),
    own: graphNames(state, false).join("\n"),
  }));
  const { preview } = importing;
  const problem = importProblem(importing, samples.split("\n"));
  const replaces = problem === null && own.split("\n").includes(importing.name);
  return (
    <form
      className="import-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === null) void commands.startImport();
      }}
    >
      <DropZone words={IMPORTS_TEXTS} onFiles={(files) => change(addFiles, files)} />
      <FileList files={importing.files} words={IMPORTS_TEXTS} onRemove={(file) => change(removeFile, file)} />
      <Preview importing={importing} />
      <NameField importing={importing} />
      {replaces && <p className="warn">{IMPORTS_TEXTS.replaces(importing.name)}</p>}
      {preview?.state === "ready" && preview.value.format === "biomedical" && (
        <Choice
          isChosen={importing.redistributable}
          words={[IMPORTS_TEXTS.redistributable, IMPORTS_TEXTS.redistributableHint]}
          onChange={(chosen) => change(onlyRedistributable, chosen)}
        />
      )}
      {preview?.state === "ready" && mayHaveXrefs(preview.value) && (
        <Choice
          isChosen={importing.mergeXrefs}
          words={[IMPORTS_TEXTS.mergeXrefs, IMPORTS_TEXTS.mergeXrefsHint]}
          onChange={(chosen) => change(mergeByXrefs, chosen)}
        />
      )}
      <Choice
        isChosen={importing.embed}
        words={[IMPORTS_TEXTS.embed, IMPORTS_TEXTS.embedHint]}
        onChange={(chosen) => change(embedImport, chosen)}
      />
      <div className="dialog-foot">
        <span className="soft">{problem !== null && IMPORTS_TEXTS.problem[problem]}</span>
        <button type="button" className="button" onClick={() => change(closeImport)}>
          {IMPORTS_TEXTS.cancel}
        </button>
        <button
          type="submit"
          className="button primary"
          disabled={problem !== null || ["loading", "failed"].includes(importing.preview?.state ?? "")}
        >
          {IMPORTS_TEXTS.start}
        </button>
      </div>
    </form>
  );
}

interface ChoiceProps {
  readonly isChosen: boolean;
  readonly words: readonly [name: string, hint: string];
  readonly onChange: (isChosen: boolean) => void;
}

function Choice({ isChosen, words: [name, hint], onChange }: ChoiceProps) {
  return (
    <label className="check">
      <input type="checkbox" checked={isChosen} onChange={(event) => onChange(event.target.checked)} />
      <span>
        {name}
        <span className="soft">{hint}</span>
      </span>
    </label>
  );
}

function NameField({ importing }: { importing: Importing }) {
  const change = useChange();
  const id = useId();
  return (
    <div className="form-field">
      <label htmlFor={id}>{IMPORTS_TEXTS.name}</label>
      <TextInput
        id={id}
        maxLength={64}
        aria-describedby={`${id}-hint`}
        value={importing.name}
        onChange={(text) => change(nameImport, text)}
      />
      <span id={`${id}-hint`} className="soft small-print">
        {IMPORTS_TEXTS.nameHint}
      </span>
    </div>
  );
}
