/** The session file `.dragoman`: what a person chose and how they left the picture; no secrets, no handles, no answers. */
import { z } from "zod";

export const SESSION_KIND = "dragoman-session";
/** A change that an older product would misread raises it. */
export const SESSION_VERSION = 1;
/** Most characters of a session file. */
export const LONGEST_SESSION = 16_000_000;
/** Most nodes whose places are kept. */
export const MOST_SESSION_PLACES = 20_000;

const text = z.string().max(10_000);
const place = z.number().min(-1e9).max(1e9);

/** Everything but the choices of the window's rooms is known here; each of those is read by the schema of its own (step-parts.ts). */
const sessionDataSchema = z.strictObject({
  /** The graph by name, and what tells it from another of that name ("" where nothing could). */
  graph: z.strictObject({ name: z.string().max(200), fingerprint: z.string().max(200) }),
  choices: z.record(z.string().regex(/^[a-z][A-Za-z]{0,40}$/), z.unknown()),
  /** What is selected, by node id or edge key. */
  selected: z.strictObject({ kind: z.enum(["node", "edge"]), key: text }).nullable(),
  /** How the panels stand; `arrangement` is the dock's own and read by it. */
  layout: z.strictObject({ preset: z.string().max(40), arrangement: z.unknown() }),
  /** Where nodes were drawn, by node id. */
  places: z.array(z.tuple([text, place, place])).max(MOST_SESSION_PLACES),
});
export type SessionData = z.infer<typeof sessionDataSchema>;

const sessionSchema = z.strictObject({
  meta: z.strictObject({
    kind: z.literal(SESSION_KIND),
    version: z.literal(SESSION_VERSION),
    /** When it was saved, ISO 8601 in UTC. */
    timestamp: z.iso.datetime(),
    /** What wrote it, and in which version. */
    source: text,
    sourceVersion: text,
  }),
  data: sessionDataSchema,
});
export type Session = z.infer<typeof sessionSchema>;

/** Why a file is no session that can be opened, for one sentence. */
export type SessionRefusal =
  | { readonly why: "too-large" | "not-json" }
  | { readonly why: "other-kind"; readonly kind: string }
  | { readonly why: "newer"; readonly version: string }
  | { readonly why: "broken"; readonly place: string };

/** Reads a session file's text; never throws, whatever the text. */
export function readSessionText(
  content: string,
):
  | { readonly ok: true; readonly session: Session }
  | { readonly ok: false; readonly refusal: SessionRefusal } {
  if (content.length > LONGEST_SESSION) return refuse({ why: "too-large" });
  const value = parse(content);
  if (value === undefined) return refuse({ why: "not-json" });
  const { kind, version } = headOf(value);
  if (kind !== SESSION_KIND) return refuse({ why: "other-kind", kind: clip(kind) });
  if (typeof version !== "number" || version > SESSION_VERSION)
    return refuse({ why: "newer", version: clip(version) });
  const read = safely(() => sessionSchema.safeParse(value));
  if (read?.success === true) return { ok: true, session: read.data };
  return refuse({ why: "broken", place: (read?.error.issues[0]?.path ?? []).join(".").slice(0, 100) });
}

/** The file's text: the same session gives the same bytes. */
export function sessionText({ meta, data }: Session): string {
  return `${JSON.stringify({ meta, data }, null, 1)}\n`;
}

function refuse(refusal: SessionRefusal) {
  return { ok: false, refusal } as const;
}

function parse(content: string): unknown {
  return safely(() => JSON.parse(content) as unknown);
}

/** A value nested as deep as its file is long exhausts the stack: that is a broken file, no fault of ours. */
function safely<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function headOf(value: unknown): { kind: unknown; version: unknown } {
  const head = z.object({ meta: z.object({ kind: z.unknown(), version: z.unknown() }) }).safeParse(value);
  return head.success
    ? { kind: head.data.meta.kind, version: head.data.meta.version }
    : { kind: "", version: 0 };
}

function clip(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value).slice(0, 60) : "";
}

/** The session as it was left, for the next start. */
const leftSchema = z.object({
  text: z.string().max(LONGEST_SESSION),
  /** When it was kept last. */
  at: z.iso.datetime(),
  /** True where the window did not say goodbye: it crashed, or was killed. */
  crashed: z.boolean(),
  /** True where it is the session of the very window that was asked about: its page was loaded again. */
  own: z.boolean(),
});

export const SESSION_REQUESTS = {
  /** What this window left before it was loaded again, otherwise what the last one left; and the product's version. */
  "session:left": {
    input: z.object({ window: z.string().min(1).max(100).optional() }),
    /** `damaged` names a kept session that could not be read and was set aside, "" where none was. */
    output: z.object({ product: z.string(), left: leftSchema.nullable(), damaged: z.string() }),
  },
  /** Keeps the session of a window (a name of its own making) over what was kept before. */
  "session:keep": {
    input: z.object({ window: z.string().min(1).max(100), text: z.string().max(LONGEST_SESSION) }),
    output: z.object({}),
  },
  /** The window is closed on purpose. */
  "session:close": { input: z.object({ window: z.string().min(1).max(100) }), output: z.object({}) },
  /** What tells a graph from another; "" where it cannot be read. */
  "session:fingerprint": {
    input: z.object({ graph: z.string() }),
    output: z.object({ fingerprint: z.string() }),
  },
} as const;
