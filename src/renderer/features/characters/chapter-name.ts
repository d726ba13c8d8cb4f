import type { Reading } from "../../../shared/texts/reading";
import { clipText } from "../../ui/name";
import { CHARACTERS_TEXTS } from "./characters-texts";

/** A chapter's heading, short. */
export function chapterName(text: Reading, chapter: number): string {
  const title = text.headings[chapter]?.title ?? "";
  return title === "" ? CHARACTERS_TEXTS.beginning : clipText(title, 40);
}
