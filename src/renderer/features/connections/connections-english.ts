/** The words of connections, in English. */
import type { ConnectionTest } from "../../../shared/connections";
import { addressForms } from "../../../shared/stores";
import { formatCount, formatPlural } from "../../ui/format";
import type { FormFault } from "./connections";

const FAULTS: Readonly<Record<FormFault, string>> = {
  name: "A name of letters, digits, dots and dashes.",
  taken: "Another connection has this name.",
  address: `An address starts with ${addressForms("(each with +s for TLS)", "or")}.`,
  secret: "User and password do not belong into the address.",
};

export const CONNECTIONS_ENGLISH = {
  title: "Connections",
  count: (count: number) => formatPlural(count, "connection", "connections"),
  loading: "Reading your connections…",
  failed: "Your connections could not be read",
  again: "Try again",
  none: "No connection yet",
  noneHint:
    "Connect to a Neo4j or Amazon Neptune that you have: its graph can then be asked like one of this machine, and stays as it is.",
  add: "Add a connection",
  addShort: "Add",
  more: "Files of connections",
  exportAll: "Save all connections as a file, without passwords",
  importFile: "Take connections from a file",
  taken: (added: number, replaced: number) =>
    `${formatCount(added + replaced)} taken from the file. “May write” is off for each of them, and passwords are asked for.`,
  removed: (name: string) => `“${name}” was removed and its password forgotten. The database is as it was.`,
  bringBack: "Bring back",
  bringBackAction: "Bring back the connection that was removed",
  open: "Open the graph",
  openIt: (name: string) => `Open the graph of ${name}`,
  opening: "Connecting…",
  look: "Look inside",
  lookAt: (name: string) => `Look inside ${name}`,
  looking: "Looking…",
  closeLook: "Close",
  closeLookAt: (name: string) => `Close the look inside ${name}`,
  /** What a tag beside a graph's name says. */
  behind: "behind a connection",
  edit: (name: string) => `Change ${name}`,
  remove: (name: string) => `Remove ${name}`,
  chosen: "asked now",
  lastUsed: (moment: string) => `used ${moment}`,
  neverUsed: "never used",
  readOnly: "read-only",
  writes: "may write",
  secrets: {
    kept: "password kept sealed",
    "until-end": "password in memory until the program ends",
    none: "asks for its password",
  },
  password: "Password",
  passwordFor: (name: string) => `Password of ${name}`,
  passwordWhere:
    "In memory until the program ends; in the desktop program sealed by your system's keychain. Never in the clear in a file.",
  otherPassword: "Type another password",
  connect: "Connect",
  cancel: "Cancel",
  formNew: "New connection",
  formOld: (name: string) => `Change ${name}`,
  name: "Name",
  address: "Address",
  addressHint: "bolt://host:7687, neo4j+s://host, neptune://host:8182?region=eu-west-1",
  database: "Database",
  databaseHint: "empty: your home database",
  user: "User",
  userHint: "empty for Neptune, and for a server that this program manages",
  passwordKnown: "empty: as it is",
  colour: "Colour tag",
  colours: {
    none: "No colour",
    red: "Red",
    orange: "Orange",
    yellow: "Yellow",
    green: "Green",
    blue: "Blue",
    purple: "Purple",
  },
  mayWrite: "May write",
  mayWriteHint:
    "Off: nothing this program does can change the database. On: graphs may be brought there and indexes made, when you say so. Questions never write, either way.",
  faults: FAULTS,
  test: "Test",
  testing: "Trying…",
  save: "Save",
  saving: "Saving…",
  works: (product: string, nodes: number, edges: number) =>
    `It works: ${product}, ${formatPlural(nodes, "node", "nodes")}, ${formatPlural(edges, "edge", "edges")}.`,
  contents: {
    brought: "A graph that this program brought there.",
    "broken-off": "A transfer was broken off here: bring the graph once more.",
    own: "A graph that was there before.",
    empty: "The database is empty.",
    unknown: "What it holds was not recognised.",
  },
  /** A test that failed, as one sentence. */
  unusable: ({ sentence }: ConnectionTest) => sentence,
  databases: (names: string) => `Databases there: ${names}`,
  size: (nodes: number, edges: number) =>
    `${formatPlural(nodes, "node", "nodes")} · ${formatPlural(edges, "edge", "edges")}`,
  labels: "Labels",
  relations: "Relations",
  indexes: "Indexes",
  noLabels: "No node has a label.",
  noRelations: "There are no edges.",
  noIndexes: "There are no indexes.",
  indexState: (state: string, percent: number) =>
    state === "ONLINE"
      ? "ready"
      : state === "FAILED"
        ? "failed"
        : `${formatCount(Math.round(percent))} % built`,
  mapHint:
    "Open a label to see its properties and choose which one is read as name, text, id and vector. To begin with a sample of nodes proposes them.",
  mapOwn: "You chose the properties.",
  mapBack: "Take the proposal again",
  noProperties: "The sampled nodes have no properties.",
  roles: { names: "Name", texts: "Text", ids: "Id", vectors: "Vector" },
  roleFor: (role: string, label: string) => `${role} of ${label}`,
  noProperty: "none",
  proposed: (property: string) => `${property} (proposed)`,
  share: (share: string) => `in ${share} of the sample`,
  /** Kinds of properties, by the engine's word. */
  kinds: {
    text: "text",
    number: "number",
    "yes or no": "yes or no",
    list: "list",
    "date or place": "date or place",
  } as Readonly<Record<string, string>>,
  /** What a graph on its way is at. */
  stages: {
    nodes: "Nodes",
    vectors: "Vectors",
    edges: "Edges",
    indexes: "Indexes",
    embed: "Making vectors",
    save: "Saving",
  } as Readonly<Record<string, string>>,
  more2: (count: number) => `and ${formatCount(count)} more`,
};
