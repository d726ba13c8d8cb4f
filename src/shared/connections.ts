/**
 * Connections to databases as the window sees them: what the user wrote down of each, how it fares, what is in it. A connection's graph
 * goes by the name `connection:NAME` wherever a request names a graph. Passwords go in and never come out.
 */
import { z } from "zod";
import { SERVER_REQUESTS } from "./managed-servers";

/** Stands before a connection's name where a graph is named. */
export const CONNECTION_GRAPH = "connection:";

/** The name of the connection whose graph is named so; undefined for any other graph. */
export function connectionIn(graph: string): string | undefined {
  return graph.startsWith(CONNECTION_GRAPH) ? graph.slice(CONNECTION_GRAPH.length) : undefined;
}

export const CONNECTION_COLOURS = ["none", "red", "orange", "yellow", "green", "blue", "purple"] as const;

/** Like a graph's: it stands in file names and on command lines. */
const nameSchema = z.string().regex(/^(?!\.)[\w.-]{1,64}$/, "a name of letters, digits, dots and dashes");

/** Property names: which property of a label's nodes is what; the first label that a node has decides. */
const choiceSchema = z.object({ label: z.string().max(1000), property: z.string().max(1000) });
const choicesSchema = z.array(choiceSchema).max(1000);
const mappingSchema = z.object({
  ids: choicesSchema,
  names: choicesSchema,
  texts: choicesSchema,
  vectors: choicesSchema,
});
export type Mapping = z.infer<typeof mappingSchema>;

/** What a user writes down of a database; nothing secret. */
export const connectionSchema = z.object({
  name: nameSchema,
  /** bolt://, neo4j:// (each with +s or +ssc) or neptune://, host and port; never with a password. */
  address: z.string().min(1).max(2000),
  /** "" for the user's home database, or the only one. */
  database: z.string().max(200).default(""),
  /** "" for Neptune and for servers that this product manages: those know their own logins. */
  user: z.string().max(200).default(""),
  colour: z.enum(CONNECTION_COLOURS).default("none"),
  /** Whether a transfer may write here, and indexes may be made; questions never write. */
  mayWrite: z.boolean().default(false),
  /** Only for graphs that were there before; null takes what a sample proposes. */
  mapping: mappingSchema.nullable().default(null),
});
export type Connection = z.output<typeof connectionSchema>;

const listedConnectionSchema = connectionSchema.extend({
  /** When it was last opened or tested with success, as ISO text; "" for never. Most recent first in the list. */
  lastUsed: z.string(),
  /** Where its password is: in a store that outlives the program, only until the program ends, or nowhere. */
  secret: z.enum(["kept", "until-end", "none"]),
});
export type ListedConnection = z.infer<typeof listedConnectionSchema>;

/** Why a database cannot be used; `sentence` of a test says it in words. */
const CONNECTION_FAULTS = [
  "address",
  "host-unknown",
  "refused",
  "certificate",
  "no-tls",
  "not-a-database",
  "login",
  "login-missing",
  "login-paused",
  "password-expired",
  "no-permission",
  "no-database",
  "version",
  "silent",
  "broken",
  "other",
] as const;
export type ConnectionFault = (typeof CONNECTION_FAULTS)[number];

const connectionTestSchema = z.object({
  ok: z.boolean(),
  /** "" when all is well. */
  fault: z.enum([...CONNECTION_FAULTS, ""]),
  /** One sentence: what was found, or what is wrong and what to do. */
  sentence: z.string(),
  /** "Neo4j Kernel 2026.08.1 community", "" when it was not reached. */
  product: z.string(),
  /** Names of the databases there, as far as the user may see them. */
  databases: z.array(z.string()),
  nodes: z.number().int(),
  edges: z.number().int(),
  /** "brought": a transfer of this product's; "own": a graph that was there before. */
  contents: z.enum(["brought", "broken-off", "own", "empty", "unknown"]),
  ms: z.number(),
});
export type ConnectionTest = z.infer<typeof connectionTestSchema>;

const namedCount = z.object({ name: z.string(), count: z.number().int() });

/** What a database holds; label properties are seen in a sample of nodes. */
const remoteSchemaSchema = z.object({
  contents: connectionTestSchema.shape.contents,
  nodes: z.number().int(),
  edges: z.number().int(),
  labels: z.array(
    namedCount.extend({
      properties: z.array(
        z.object({
          name: z.string(),
          /** "text", "number", "yes or no", "list", "date or place": what most values are. */
          kind: z.string(),
          /** Share of the sampled nodes that have it, from 0 to 1. */
          share: z.number(),
          /** A value, cut to 80 characters. */
          example: z.string(),
        }),
      ),
    }),
  ),
  relations: z.array(namedCount),
  indexes: z.array(
    z.object({
      name: z.string(),
      kind: z.string(),
      /** ONLINE, POPULATING or FAILED. */
      state: z.string(),
      on: z.array(z.string()),
      properties: z.array(z.string()),
      /** From 0 to 100, how far it is built. */
      percent: z.number(),
    }),
  ),
  /** What is read as what now: the connection's own mapping, or the proposal. */
  mapping: mappingSchema,
  /** What a sample proposes. */
  proposed: mappingSchema,
});
export type RemoteSchema = z.infer<typeof remoteSchemaSchema>;

const byName = z.object({ name: nameSchema });

export const CONNECTION_REQUESTS = {
  /** The most recently used first. */
  "connection:list": { input: z.object({}), output: z.array(listedConnectionSchema) },
  /** Adds it, or changes the one called `was`. A password of "" keeps what is known; null forgets it. */
  "connection:save": {
    input: z.object({
      connection: connectionSchema,
      was: nameSchema.optional(),
      password: z.string().max(10_000).nullable().default(""),
    }),
    output: listedConnectionSchema,
  },
  /** Forgets it and its password; the database stays as it is. */
  "connection:remove": { input: byName, output: z.object({}) },
  /** Tries what a form holds, saved or not; a password of "" tries with what is known under that name. */
  "connection:test": {
    input: z.object({ connection: connectionSchema, password: z.string().max(10_000).default("") }),
    output: connectionTestSchema,
  },
  "connection:schema": { input: byName, output: remoteSchemaSchema },
  /** All connections, or one, as a file without passwords. */
  "connection:export": {
    input: z.object({ name: nameSchema.optional() }),
    output: z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) }),
  },
  /** Connections of such a file; one of a name that is taken gets another unless `replace`. "May write" is off until the user says so again. */
  "connection:import": {
    input: z.object({ bytes: z.instanceof(Uint8Array), replace: z.boolean().default(false) }),
    output: z.object({ added: z.array(z.string()), replaced: z.array(z.string()) }),
  },
  /** Makes the vector index of a Neo4j graph that was brought there; needs "may write". Progress in percent of its building; cancelled, it goes on in the database. */
  "connection:index": { input: byName, output: z.object({ state: z.string() }) },
  /** A graph of this machine into the database; needs "may write". Goes on where it was broken off. */
  "connection:push": {
    input: z.object({ name: nameSchema, graph: z.string().min(1), replace: z.boolean().default(false) }),
    output: z.object({ nodes: z.number().int(), edges: z.number().int(), ms: z.number() }),
  },
  /** The database's graph, or a part of it, as a graph of this machine, whole or not at all; [] means all labels or relations. */
  "connection:pull": {
    input: z.object({
      name: nameSchema,
      into: nameSchema,
      /** Whether a graph of this machine that has the name may be lost once all of this one has come. */
      replace: z.boolean().default(false),
      labels: z.array(z.string()).default([]),
      relations: z.array(z.string()).default([]),
    }),
    output: z.object({
      graph: z.string(),
      nodes: z.number().int(),
      edges: z.number().int(),
      /** Nodes that came with a vector. */
      embedded: z.number().int(),
      ms: z.number(),
    }),
  },
  ...SERVER_REQUESTS,
} as const;
