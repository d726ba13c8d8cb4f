/** What the chosen files would become, before anything is written: format, rows, columns, schema, rejects. */
import { useEffect, useId } from "react";
import type { ImportPreview } from "../../../shared/import/requests";
import { IMPORT_FORMAT_WORDS, IMPORT_FORMATS, type ImportFormat } from "../../../shared/import/preview";
import { inEnglish } from "../../../shared/sentences/sentences";
import { chooseFormat, undoMapping } from "./import-mapping";
import type { Importing } from "./imports-view";
import { useChange, useCommands } from "../../state/workbench-context";
import { explain } from "../../ui/explain";
import { formatCount } from "../../ui/format";
import { LANGUAGE } from "../../ui/language";
import { TEXTS } from "../../ui/texts/texts";
import { IMPORTS_TEXTS } from "./imports-texts";
import { PreviewTable } from "./preview-table";
import { Rejects } from "./rejects";
import { RuleGroups } from "./rule-groups";

export function Preview({ importing }: { importing: Importing }) {
  const commands = useCommands();
  const { files, format, tables, redistributable, preview } = importing;
  useEffect(() => void commands.previewImport(), [commands, files, format, tables, redistributable]);
  if (files.length === 0) return null;
  const texts = IMPORTS_TEXTS.preview;
  return (
    <section className="import-preview" aria-label={texts.title} aria-busy={preview?.state !== "ready"}>
      <FormatChoice importing={importing} />
      {preview?.state === "failed" && (
        <p className="bad" role="alert">
          <bdi>{explain(preview.failure)}</bdi>
        </p>
      )}
      {(preview === null || preview.state === "loading") && <p className="soft">{texts.loading}</p>}
      {preview?.state === "ready" && <Found preview={preview.value} />}
    </section>
  );
}

function FormatChoice({ importing: { format, preview, earlier } }: { importing: Importing }) {
  const change = useChange();
  const id = useId();
  const texts = IMPORTS_TEXTS.preview;
  const guessed =
    preview?.state === "ready"
      ? texts.guessed(IMPORT_FORMAT_WORDS[preview.value.format][LANGUAGE])
      : texts.guess;
  return (
    <div className="import-format">
      <label htmlFor={id}>{texts.format}</label>
      <select
        id={id}
        className="field"
        value={format ?? ""}
        onChange={(event) => change(chooseFormat, (event.target.value || null) as ImportFormat | null)}
      >
        <option value="">{guessed}</option>
        {IMPORT_FORMATS.map((name) => (
          <option key={name} value={name}>
            {IMPORT_FORMAT_WORDS[name][LANGUAGE]}
          </option>
        ))}
      </select>
      {earlier.length > 0 && (
        <button type="button" className="button small" onClick={() => change(undoMapping)}>
          {texts.undo}
        </button>
      )}
    </div>
  );
}

function Found({ preview }: { preview: ImportPreview }) {
  const texts = IMPORTS_TEXTS.preview;
  const { nodes, edges, evidence, labels, relations, licences } = preview.graph;
  return (
    <>
      {preview.files.map((file) => (
        <PreviewTable key={file.name} file={file} isDoubtful={preview.doubts.includes(file.name)} />
      ))}
      {preview.warnings.map(({ file, why }) => (
        <p key={`${file} ${inEnglish(why)}`} className="warn">
          <bdi>
            {file}: {TEXTS.said(why)}
          </bdi>
        </p>
      ))}
      <p>
        {texts.becomes(nodes, edges, evidence)} {!preview.complete && texts.partly}
      </p>
      <Counts title={texts.labels} counts={labels} />
      <Counts title={texts.relations} counts={relations} />
      <Counts title={texts.licences} counts={licences} />
      <RuleGroups told={preview} />
      {preview.rejected > 0 && <Rejects rejects={preview.rejects} rejected={preview.rejected} />}
    </>
  );
}

function Counts({ title, counts }: { title: string; counts: ImportPreview["graph"]["labels"] }) {
  if (counts.length === 0) return null;
  return (
    <p className="import-counts">
      <span className="soft">{title}</span>
      {counts.map(({ name, count }, at) => (
        <span key={at} className="import-count">
          <bdi>{name}</bdi> <span className="number soft">{formatCount(count)}</span>
        </span>
      ))}
    </p>
  );
}
