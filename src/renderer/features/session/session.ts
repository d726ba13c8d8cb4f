/** The workbench as a session file, and a session file as choices. */
import type { z } from "zod";
import {
  readSessionText,
  SESSION_KIND,
  SESSION_VERSION,
  type Session,
  type SessionData,
} from "../../../shared/session";
import type { ElementRef } from "../../picture/elements";
import { readArrangement } from "../../state/arrangement";
import { choosePreset } from "../../state/layout";
import { PRESET_NAMES, type PresetName } from "../../state/layout-view";
import { elementOf, selectedTarget } from "../../state/pins";
import type { OpenRefusal, SessionNotice, SessionView } from "./session-view";
import { drawnOf } from "../explore/explore";
import { NO_EXPLORE } from "../explore/explore-view";
import { savedAdded, SAVED_CHOICES, savedAddedSchema, type SavedAdded } from "./saved-choices";
import type { Step } from "../../state/step";
import { arriveAt, remember, stepOf } from "../../state/steps";
import type { Workbench } from "../../state/workbench";

/** What the workbench does not know of itself. */
export interface SessionPlace {
  readonly fingerprint: string;
  readonly places: SessionData["places"];
  /** ISO 8601 in UTC. */
  readonly timestamp: string;
  /** The product's version. */
  readonly version: string;
}

/** In the order of their names: the order they are listed in may change. */
const SAVED = (Object.keys(SAVED_CHOICES) as (keyof typeof SAVED_CHOICES)[]).sort();

/** Everything a session file holds; equal workbenches give equal sessions. */
export function sessionOf(state: Workbench, place: SessionPlace): Session {
  const { settings } = state;
  const target = selectedTarget(state) ?? selectedAddition(state);
  const chosen = stepOf(state);
  const choices = { ...Object.fromEntries(SAVED.map((name) => [name, chosen[name]])), ...addedOf(chosen) };
  return {
    meta: {
      ...{ kind: SESSION_KIND, version: SESSION_VERSION, timestamp: place.timestamp },
      ...{ source: "Dragoman", sourceVersion: place.version },
    },
    data: {
      graph: { name: settings.graph, fingerprint: place.fingerprint },
      choices,
      selected: target && { kind: target.kind, key: target.key },
      layout: { preset: settings.preset, arrangement: settings.layouts[settings.preset] ?? null },
      places: place.places,
    },
  };
}

/** What was added to the picture, by name; a session without any says nothing of it, as those of before. */
function addedOf({ added }: Step): { added?: SavedAdded } {
  return added.nodes.length + added.edges.length === 0 ? {} : { added: savedAdded(added) };
}

/** A selected node that the run does not have. */
function selectedAddition(state: Workbench): SessionData["selected"] {
  const { selection } = state;
  const view = drawnOf(state);
  if (selection?.kind !== "node" || view === null) return null;
  const key = view.nodes.id[view.nodes.handle.indexOf(selection.handle)];
  return key === undefined ? null : { kind: "node", key };
}

export interface OpenedSession {
  readonly data: SessionData;
  readonly choices: Partial<Step>;
  /** What was added to the picture, by name: the graph says which handles it has here. */
  readonly added: SavedAdded | null;
}

/** A session file's text, every choice read by the schema of its room. Never throws; says why a file is refused. */
export function readSession(
  content: string,
):
  | { readonly ok: true; readonly opened: OpenedSession }
  | { readonly ok: false; readonly refusal: OpenRefusal } {
  const read = readSessionText(content);
  if (!read.ok) return read;
  const { data } = read.session;
  const choices: Record<string, unknown> = {};
  for (const name of SAVED) {
    // A room that the product did not have when the file was written has nothing in it.
    if (!Object.hasOwn(data.choices, name)) continue;
    const value = parsed(SAVED_CHOICES[name]!, data.choices[name]);
    if (value === undefined) return { ok: false, refusal: { why: "broken", place: `data.choices.${name}` } };
    choices[name] = value.choice;
  }
  const added = readAdded(data.choices["added"]);
  if (added === undefined) return { ok: false, refusal: { why: "broken", place: "data.choices.added" } };
  return { ok: true, opened: { data, choices, added } };
}

/** Null where there is none, undefined where it does not fit. */
function readAdded(value: unknown): SavedAdded | null | undefined {
  if (value === undefined) return null;
  return parsed(savedAddedSchema, value)?.choice as SavedAdded | undefined;
}

/** Undefined for what does not fit; values nested without end exhaust the schema's stack. */
function parsed(schema: z.ZodType, value: unknown): { readonly choice: unknown } | undefined {
  try {
    const read = schema.safeParse(value);
    return read.success ? { choice: read.data } : undefined;
  } catch {
    return undefined;
  }
}

/** Why these choices cannot be taken up here; null when they can. */
export function obstacleTo(
  { graphs, recipes }: Workbench,
  { data, choices }: OpenedSession,
): OpenRefusal | null {
  const { name } = data.graph;
  if (graphs.state === "ready" && name !== "" && !graphs.value.some((graph) => graph.name === name))
    return { why: "no-graph", graph: name };
  const { recipe = "" } = choices;
  if (recipes.state === "ready" && recipe !== "" && !recipes.value.some((one) => one.name === recipe))
    return { why: "no-recipe", recipe };
  return null;
}

/** The session's choices and panels in place of those at hand, as one step that can be taken back. What it selects comes with its run. */
export function takeUp(state: Workbench, { data, choices }: OpenedSession, at: number): Workbench {
  const fresh = { ...FRESH, ...choices, graph: data.graph.name, selection: null };
  const arrived = remember(state, arriveAt(state, { ...stepOf(state), ...fresh }), null, at);
  return layOut({ ...arrived, failure: null }, data.layout);
}

/** Choices that a session without them does not mean to leave as they are. */
const FRESH: Partial<Step> = {
  ...{ overrides: {}, pins: [], question: "", hiddenLabels: [], encoding: null },
  ...{ added: NO_EXPLORE.added, together: [] },
};

function layOut(state: Workbench, { preset, arrangement }: SessionData["layout"]): Workbench {
  const known = PRESET_NAMES.find((name) => name === preset);
  if (known === undefined) return state;
  return choosePreset(withArrangement(state, known, arrangement), known);
}

function withArrangement(state: Workbench, preset: PresetName, saved: unknown): Workbench {
  const { [preset]: _before, ...others } = state.settings.layouts;
  const arrangement = readArrangement(saved);
  const layouts = arrangement === null ? others : { ...others, [preset]: arrangement };
  return { ...state, settings: { ...state.settings, layouts } };
}

/** What a session selects, where the run at hand draws it. */
export function selectedIn(state: Workbench, { selected }: SessionData): ElementRef | null {
  const view = drawnOf(state);
  return view === null || selected === null ? null : elementOf(view, selected);
}

export function noteSession(state: Workbench, notice: SessionNotice | null): Workbench {
  return { ...state, session: { ...state.session, notice } };
}

/** An earlier window left a session behind; null once it is restored or let go. */
export function noteLeft(state: Workbench, left: SessionView["left"]): Workbench {
  return { ...state, session: { ...state.session, left } };
}
