/** The first rows of one file under what each column becomes; columns of triples can be mapped. */
import {
  DELIMITERS,
  mappingRoleSchema,
  type Delimiter,
  type MappingRole,
  type PreviewFile,
} from "../../../shared/import/preview";
import { FirstReading } from "./first-reading";
import {
  chooseDelimiter,
  chooseHeader,
  chooseRelation,
  chooseRole,
  chooseRow,
  confirmTable,
} from "./import-mapping";
import { useChange } from "../../state/workbench-context";
import { Name } from "../../ui/name";
import { IMPORTS_TEXTS } from "./imports-texts";

export function PreviewTable({ file, isDoubtful }: { file: PreviewFile; isDoubtful: boolean }) {
  if (file.rows.length === 0 && file.kind !== "triples") return null;
  const texts = IMPORTS_TEXTS.preview;
  return (
    <div className="import-table">
      <div className="import-table-head">
        <strong>
          <Name text={file.name} longest={80} />
        </strong>
        {file.kind === "triples" && <TableChoices file={file} />}
      </div>
      {isDoubtful && <Doubt file={file} />}
      <div className="rejects" tabIndex={0} role="group" aria-label={texts.rows(file.name)}>
        <table>
          <thead>
            <tr>
              {file.columns.map((column, at) => (
                <th key={at} scope="col">
                  <Name text={column.name} longest={40} />
                  {file.kind === "triples" ? (
                    <RoleChoice file={file} column={at} />
                  ) : (
                    <span className="soft role">{texts.roles[column.role]}</span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {file.rows.map((row, at) => (
              <tr key={at}>
                {row.map((cell, column) => (
                  <td key={column} data-ignored={file.columns[column]?.role === "ignored"}>
                    <bdi>{cell}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {file.kind === "triples" && <FirstReading file={file} />}
    </div>
  );
}

/** Nothing is imported by a likely guess: somebody says that it is right, or chooses another role. */
function Doubt({ file }: { file: PreviewFile }) {
  const change = useChange();
  const texts = IMPORTS_TEXTS.preview;
  return (
    <p className="warn import-doubt" role="alert">
      {texts.doubt(file.name)}{" "}
      <button type="button" className="button small" onClick={() => change(confirmTable, file)}>
        {texts.confirm}
      </button>
    </p>
  );
}

function RoleChoice({ file, column }: { file: PreviewFile; column: number }) {
  const change = useChange();
  const { name, role } = file.columns[column]!;
  const texts = IMPORTS_TEXTS.preview;
  return (
    <select
      className="field"
      aria-label={texts.roleOf(name)}
      value={role}
      onChange={(event) => change(chooseRole, file, column, event.target.value as MappingRole)}
    >
      {mappingRoleSchema.options.map((option) => (
        <option key={option} value={option}>
          {texts.roles[option]}
        </option>
      ))}
    </select>
  );
}

/** Taken when the field is left: every letter would have the files looked at anew. */
function RelationField({ file }: { file: PreviewFile }) {
  const change = useChange();
  return (
    <label className="import-header">
      {IMPORTS_TEXTS.preview.relationOfAll}
      <input
        className="field"
        defaultValue={file.relation}
        maxLength={1000}
        onBlur={(event) => change(chooseRelation, file, event.target.value)}
        onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
      />
    </label>
  );
}

/** What lists, counts and refusals call the rows: a proposal that somebody may better. */
function RowField({ file, row }: { file: PreviewFile; row: string }) {
  const change = useChange();
  const texts = IMPORTS_TEXTS.preview;
  return (
    <label className="import-header" title={texts.rowHint}>
      {texts.rowIs}
      <input
        className="field"
        defaultValue={row}
        maxLength={100}
        size={14}
        placeholder={texts.rowExample}
        onBlur={(event) => change(chooseRow, file, event.target.value)}
        onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
      />
    </label>
  );
}

function TableChoices({ file }: { file: PreviewFile }) {
  const change = useChange();
  const texts = IMPORTS_TEXTS.preview;
  return (
    <>
      <select
        className="field"
        aria-label={texts.delimiterOf(file.name)}
        value={file.delimiter}
        onChange={(event) => change(chooseDelimiter, file, event.target.value as Delimiter)}
      >
        {DELIMITERS.map((delimiter) => (
          <option key={delimiter} value={delimiter}>
            {texts.delimiters[delimiter]}
          </option>
        ))}
      </select>
      <label className="import-header">
        <input
          type="checkbox"
          checked={file.header}
          onChange={(event) => change(chooseHeader, file, event.target.checked)}
        />
        {texts.header}
      </label>
      {file.relation !== "" && <RelationField key={file.relation} file={file} />}
      {file.row !== undefined && <RowField key={file.row} file={file} row={file.row} />}
    </>
  );
}
