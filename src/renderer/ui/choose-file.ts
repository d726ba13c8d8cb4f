/** Asks for one file with the system's own dialog; null when it is closed without one. `accept` as of an input's attribute. */
export function chooseFile(accept: string): Promise<File | null> {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = accept;
  input.hidden = true;
  // An input outside the document may be collected as garbage while its dialog is open, and then never tells.
  document.body.append(input);
  return new Promise<File | null>((resolve) => {
    input.addEventListener("change", () => resolve(input.files?.[0] ?? null));
    input.addEventListener("cancel", () => resolve(null));
    input.click();
  }).finally(() => input.remove());
}
