/** Hands a file to the browser's own way of saving one; in the desktop window that is the same. */
export function saveFile(contents: Blob, name: string): void {
  const address = URL.createObjectURL(contents);
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(address);
}
