/** Files that mark names, words or who is who, to score by. */
import { FailureError, reasonOf } from "../../../../shared/failure";
import { refuse, type SourceFile } from "../../import/source/import-run";
import { readWholeText } from "../../import/source/whole-text";

/** Its letters, line ends as \n. Refuses what cannot be read, is empty or is no UTF-8. */
export async function readMarkedText(file: SourceFile): Promise<string> {
  const text = await readWholeText(file.path).catch((fault: unknown) => refuse(file, reasonOf(fault)));
  return text.replace(/\r\n?/g, "\n");
}

/** What scoring reads, imports read too: a file they refuse is refused here in other words, for nothing was to be imported. */
export async function scoring<T>(score: () => Promise<T>): Promise<T> {
  try {
    return await score();
  } catch (thrown) {
    if (!(thrown instanceof FailureError) || thrown.failure.kind !== "import-failed") throw thrown;
    throw new FailureError({ ...thrown.failure, kind: "file-refused" });
  }
}
