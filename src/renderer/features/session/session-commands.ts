/** Saving, opening and keeping sessions. */
import { LONGEST_SESSION, MOST_SESSION_PLACES, sessionText, type SessionData } from "../../../shared/session";
import type { EngineClient } from "../../api/engine-client";
import { placesOf, putPlaces } from "../../picture/place-memory";
import type { AskCommands } from "../../state/ask-commands";
import { loadDetails } from "../../state/detail-commands";
import { reveal } from "../../state/selection";
import { shownOf } from "../explore/explore";
import { foundAgain } from "../explore/explore-again";
import {
  noteLeft,
  noteSession,
  obstacleTo,
  readSession,
  selectedIn,
  sessionOf,
  takeUp,
  type OpenedSession,
} from "./session";
import type { DrawnView } from "../../picture/drawn-view";
import { keepSessions, listsRead } from "./session-keeping";
import type { OpenRefusal, SessionNotice } from "./session-view";
import { stepOf } from "../../state/steps";
import type { Workbench } from "../../state/workbench";
import type { WorkbenchStore } from "../../state/workbench-store";

export interface SessionCommands {
  /** The session as a file: its name and its text. */
  sessionFile(): Promise<{ readonly name: string; readonly text: string }>;
  /** Takes up a session file, or says why not and changes nothing. */
  openSession(file: Pick<File, "name" | "size" | "text">): Promise<void>;
  /** Takes up what an earlier window left. */
  restoreLeft(): Promise<void>;
  /** Asks what an earlier window left, and keeps this one's session from now on; returns the way to stop. */
  keepSessions(): () => void;
}

export interface Clock {
  /** ISO 8601 in UTC. */
  readonly now: () => string;
}

/** Panels as the session has them, or as the window has them already: it keeps those itself, sooner than its session. */
const AS_THEY_STOOD: Pick<Partial<SessionData>, "layout"> = {};
const AS_THEY_STAND: typeof AS_THEY_STOOD = { layout: { preset: "", arrangement: null } };

export function sessionCommands(
  client: EngineClient,
  store: WorkbenchStore,
  asking: AskCommands,
  clock: Clock = { now: () => new Date().toISOString() },
): SessionCommands {
  let version = "unknown";
  /** How many files a person has opened: what is under way gives way to the next one. */
  let files = 0;
  const turn = (change: (state: Workbench) => Workbench): void => store.setState(change);
  const note = (notice: SessionNotice): void => turn((state) => noteSession(state, notice));

  const write = async (): Promise<string> => {
    const fingerprint = await fingerprintOf(client, store.getState().settings.graph);
    const state = store.getState();
    const places = placesToSave(shownOf(state));
    return sessionText(sessionOf(state, { fingerprint, places, timestamp: clock.now(), version }));
  };

  const open = async (file: string, content: string, leaves = AS_THEY_STOOD): Promise<void> => {
    const before = files;
    const isLatest = (): boolean => before === files;
    const kind = await openText(content, leaves, { client, store, asking, isLatest });
    if (typeof kind === "object") note({ kind: "refused", file, refusal: kind });
    else if (kind !== "overtaken") note({ kind, file });
  };

  return {
    async sessionFile() {
      const { asked, settings } = store.getState();
      const text = await write();
      return { name: `${fileStem(asked || settings.graph)}.dragoman`, text };
    },
    async openSession(file) {
      if (file.size > 4 * LONGEST_SESSION)
        return note({ kind: "refused", file: file.name, refusal: { why: "too-large" } });
      files++;
      const content = await file.text().catch(() => null);
      if (content === null) return note({ kind: "refused", file: file.name, refusal: { why: "unreadable" } });
      return open(file.name, content);
    },
    async restoreLeft() {
      const { left } = store.getState().session;
      turn((state) => noteLeft(state, null));
      if (left !== null) await open("", left.text);
    },
    keepSessions: () =>
      keepSessions(client, store, {
        write,
        resume: async (text) => {
          if (files === 0) await open("", text, AS_THEY_STAND);
        },
        told: (product) => (version = product),
      }),
  };
}

interface Window {
  readonly client: EngineClient;
  readonly store: WorkbenchStore;
  readonly asking: AskCommands;
  /** False once another session was opened. */
  readonly isLatest: () => boolean;
}

/** Takes a session's text up, and says what became of it; "overtaken" where another was opened meanwhile, why not where it is refused. */
async function openText(
  content: string,
  leaves: typeof AS_THEY_STOOD,
  window: Window,
): Promise<"opened" | "graph-changed" | "overtaken" | OpenRefusal> {
  const { client, store, isLatest } = window;
  const read = readSession(content);
  if (!read.ok) return read.refusal;
  await listsRead(store);
  if (!isLatest()) return "overtaken";
  const refusal = obstacleTo(store.getState(), read.opened);
  if (refusal !== null) return refusal;
  const added = await foundAgain(client, read.opened);
  if (!isLatest()) return "overtaken";
  const data = { ...read.opened.data, ...leaves };
  const choices = { ...read.opened.choices, ...(added && { added }) };
  await arrive({ ...read.opened, data, choices }, window);
  if (!isLatest()) return "overtaken";
  const { name, fingerprint } = read.opened.data.graph;
  const same = fingerprint === "" || fingerprint === (await fingerprintOf(client, name));
  return same ? "opened" : "graph-changed";
}

/** The window becomes the session's: places, choices, its question asked again, what was selected. */
async function arrive(opened: OpenedSession, { client, store, asking, isLatest }: Window): Promise<void> {
  const { data } = opened;
  const picture = { graph: data.graph.name, question: opened.choices.question ?? "" };
  putPlaces(picture, data.places);
  putPlaces({ ...picture, part: "answer" }, data.places);
  store.setState((state) => takeUp(state, opened, performance.now()));
  const { question } = stepOf(store.getState());
  if (question === "") return asking.cancel();
  await asking.ask(question, "restored");
  const selected = selectedIn(store.getState(), data);
  if (selected === null || !isLatest()) return;
  store.setState((state) => reveal(state, selected));
  await loadDetails(client, store, selected);
}

/** Where the picture's nodes stand; those among all candidates where nobody has seen the answer alone. */
function placesToSave(shown: DrawnView | null): SessionData["places"] {
  if (shown === null) return [];
  const ids = shown.nodes.id.slice(0, MOST_SESSION_PLACES);
  const places = placesOf(shown, ids);
  const { graph, question } = shown;
  return places.length > 0 ? places : placesOf({ graph, question }, ids);
}

async function fingerprintOf(client: EngineClient, graph: string): Promise<string> {
  if (graph === "") return "";
  const reply = await client.request("session:fingerprint", { graph });
  return reply.ok ? reply.value.fingerprint : "";
}

/** Letters and digits of a question, safe as a file's name on every system. */
function fileStem(words: string): string {
  const stem = words
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-+|-+$/g, "")
    .toLowerCase();
  return stem === "" ? "session" : stem;
}
