/** A text as it was read: one work, its letters, and what its parts are. */
import { createHash } from "node:crypto";

export type BlockKind = "front" | "heading" | "body" | "note";

/** A paragraph, heading, verse or note; offsets are UTF-16 units into the work's text. */
export interface Block {
  readonly kind: BlockKind;
  readonly start: number;
  readonly end: number;
}

/** A chapter begins at its heading and ends where the next one begins. */
export interface Chapter {
  readonly title: string;
  readonly start: number;
  readonly end: number;
}

/** A name as the file itself marks it. */
export interface GoldSpan {
  readonly start: number;
  readonly end: number;
  /** As the file says it: PERSON, GPE, PER … */
  readonly type: string;
}

export interface WorkAbout {
  readonly title: string;
  readonly author: string;
  readonly year: string;
  readonly gender: string;
  readonly language: "ro" | "en";
  /** What a person calls the file. */
  readonly file: string;
  readonly encoding: string;
}

export interface Work extends WorkAbout {
  readonly id: string;
  /** The original: front matter, body, notes; what is shown, and what offsets count. */
  readonly text: string;
  readonly blocks: readonly Block[];
  /** They cover the body without a gap. */
  readonly chapters: readonly Chapter[];
  readonly gold?: readonly GoldSpan[];
}

/** Prefix, "_", and the first 16 hexadecimal digits of SHA-1 of the parts joined by U+241F. */
export function idOf(prefix: string, ...parts: readonly (string | number)[]): string {
  return `${prefix}_${createHash("sha1").update(parts.join("\u241f")).digest("hex").slice(0, 16)}`;
}
