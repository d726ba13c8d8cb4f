/** A part of the page that takes files which are dropped on it. */
import { useState, type DragEvent } from "react";

/** Whether files are held over it, and what its element listens to. Elsewhere in the window a dropped file is a graph to import: who takes it prevents that. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false);
  const hear = (event: DragEvent, isOver: boolean): void => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(isOver);
  };
  const listeners = {
    onDragOver: (event: DragEvent) => hear(event, true),
    onDragLeave: (event: DragEvent) =>
      hear(event, event.currentTarget.contains(event.relatedTarget as Node | null)),
    onDrop: (event: DragEvent) => {
      hear(event, false);
      onFiles([...event.dataTransfer.files]);
    },
  };
  return { over, listeners };
}
