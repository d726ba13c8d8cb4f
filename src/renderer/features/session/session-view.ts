/** What the window says of sessions: what became of the newest file, and what an earlier window left. */
import type { SessionRefusal } from "../../../shared/session";

export interface SessionView {
  readonly notice: SessionNotice | null;
  /** The session of a window that crashed, until it is restored or let go. */
  readonly left: { readonly text: string; readonly at: string } | null;
}

export type SessionNotice =
  | { readonly kind: "saved" | "opened" | "graph-changed"; readonly file: string }
  | { readonly kind: "refused"; readonly file: string; readonly refusal: OpenRefusal };

export type OpenRefusal =
  | SessionRefusal
  | { readonly why: "no-graph"; readonly graph: string }
  | { readonly why: "no-recipe"; readonly recipe: string }
  | { readonly why: "unreadable" }
  /** A kept session of an earlier window: the engine has moved it out of the way under this name. */
  | { readonly why: "set-aside" };

export const FIRST_SESSION: SessionView = { notice: null, left: null };
