/** Where files are dropped or chosen, and the list of those chosen. */
import { FileText, Upload, X } from "lucide-react";
import { useId } from "react";
import { formatBytes } from "./format";
import { IconButton } from "./icon-button";
import { Name } from "./name";
import { useFileDrop } from "./use-file-drop";

interface DropZoneProps {
  readonly words: { readonly drop: string; readonly choose: string; readonly formats: string };
  readonly onFiles: (files: readonly File[]) => void;
}

export function DropZone({ words, onFiles }: DropZoneProps) {
  const { over, listeners } = useFileDrop(onFiles);
  const id = useId();
  return (
    <div className="drop-zone" data-over={over} {...listeners}>
      <Upload size={20} aria-hidden="true" />
      <p>
        {words.drop}{" "}
        <label htmlFor={id} className="choose">
          {words.choose}
        </label>
        <input
          id={id}
          type="file"
          multiple
          className="visually-hidden"
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])]);
            event.target.value = "";
          }}
        />
      </p>
      <p className="soft small-print">{words.formats}</p>
    </div>
  );
}

interface FileListProps {
  readonly files: readonly File[];
  readonly words: { readonly files: string; readonly remove: (name: string) => string };
  readonly onRemove: (file: File) => void;
}

export function FileList({ files, words, onRemove }: FileListProps) {
  if (files.length === 0) return null;
  return (
    <ul className="files" aria-label={words.files}>
      {files.map((file) => (
        <li key={file.name}>
          <FileText size={14} aria-hidden="true" />
          <Name text={file.name} longest={200} />
          <span className="soft number">{formatBytes(file.size)}</span>
          <IconButton icon={X} label={words.remove(file.name)} onClick={() => onRemove(file)} />
        </li>
      ))}
    </ul>
  );
}
