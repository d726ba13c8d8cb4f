/** The first step of an import: files, a name, embeddings or not. */
import { FileText, Upload, X } from "lucide-react";
import { useId, useState } from "react";
import { addFiles, closeImport, embedImport, importProblem, nameImport, removeFile } from "./imports";
import type { Importing } from "./imports-view";
import type { Workbench } from "../../state/workbench";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { formatBytes } from "../../ui/format";
import { IconButton } from "../../ui/icon-button";
import { Name } from "../../ui/name";
import { TextInput } from "../../ui/text-input";
import { IMPORTS_TEXTS } from "./imports-texts";
import { Preview } from "./preview";

export function ChooseFiles({ importing }: { importing: Importing }) {
  const change = useChange();
  const commands = useCommands();
  const { samples, own } = useWorkbench((state) => ({
    samples: namesOf(state, true).join("\n"),
    own: namesOf(state, false).join("\n"),
  }));
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
      <DropZone />
      {importing.files.length > 0 && <FileList files={importing.files} />}
      <Preview importing={importing} />
      <NameField importing={importing} />
      {replaces && <p className="warn">{IMPORTS_TEXTS.replaces(importing.name)}</p>}
      <label className="check">
        <input
          type="checkbox"
          checked={importing.embed}
          onChange={(event) => change(embedImport, event.target.checked)}
        />
        <span>
          {IMPORTS_TEXTS.embed}
          <span className="soft">{IMPORTS_TEXTS.embedHint}</span>
        </span>
      </label>
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

function namesOf(state: Workbench, sample: boolean): string[] {
  if (state.graphs.state !== "ready") return [];
  return state.graphs.value.filter((graph) => graph.sample === sample).map((graph) => graph.name);
}

function DropZone() {
  const change = useChange();
  const [over, setOver] = useState(false);
  const id = useId();
  return (
    <div
      className="drop-zone"
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        change(addFiles, [...event.dataTransfer.files]);
      }}
    >
      <Upload size={20} aria-hidden="true" />
      <p>
        {IMPORTS_TEXTS.drop}{" "}
        <label htmlFor={id} className="choose">
          {IMPORTS_TEXTS.choose}
        </label>
        <input
          id={id}
          type="file"
          multiple
          className="visually-hidden"
          onChange={(event) => {
            change(addFiles, [...(event.target.files ?? [])]);
            event.target.value = "";
          }}
        />
      </p>
      <p className="soft small-print">{IMPORTS_TEXTS.formats}</p>
    </div>
  );
}

function FileList({ files }: { files: readonly File[] }) {
  const change = useChange();
  return (
    <ul className="files" aria-label={IMPORTS_TEXTS.files}>
      {files.map((file) => (
        <li key={file.name}>
          <FileText size={14} aria-hidden="true" />
          <Name text={file.name} longest={200} />
          <span className="soft number">{formatBytes(file.size)}</span>
          <IconButton
            icon={X}
            label={IMPORTS_TEXTS.remove(file.name)}
            onClick={() => change(removeFile, file)}
          />
        </li>
      ))}
    </ul>
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
