/** Addresses of Neptune: `neptune://host:port?region=…`, and what may stand behind the question mark. */
import { createHash } from "node:crypto";
import { join } from "node:path";
import { z } from "zod";
import { FailureError } from "../../../../shared/failure";
import { message, type Reason } from "../../../../shared/sentences/sentences";

/** The two services that speak openCypher over HTTPS; they differ in path, body and what they can search. */
export type NeptuneService = "neptune-db" | "neptune-graph";

export interface NeptuneAddress {
  /** As it was written: names the graph in messages. */
  readonly text: string;
  /** Without TLS only on this machine. */
  readonly protocol: "https:" | "http:";
  readonly host: string;
  readonly port: number;
  readonly region: string;
  readonly service: NeptuneService;
  /** Prefix of the labels of every node that is read, at both ends of an edge; "" reads all. */
  readonly namespace: string;
  /** AWS profile to sign with, "" for what the environment says. */
  readonly profile: string;
  /** File with the nodes' vectors, "" for the one in the product's folder. */
  readonly vectors: string;
  /** Neptune Analytics alone: which model made the vectors in its index, "" for what the graph's record says. */
  readonly model: string;
}

const FORM = "neptune://host:port?region=eu-west-1";
const DATABASE_PORT = 8182;
const GRAPH_PORT = 443;
const LOOPBACK = new Set(["127.0.0.1", "localhost", "[::1]"]);
/** Labels begin with it; Neptune does not say what a backslash in a quoted name means. */
const NAMESPACE = /^[^\\`\p{C}]{0,100}$/u;

/** eu-west-1 in db-1.cluster-abc.eu-west-1.neptune.amazonaws.com and in g-abc.eu-west-1.neptune-graph.amazonaws.com. */
const REGION_IN_HOST = /\.([a-z]{2}(?:-[a-z]+)+-\d)\.neptune(?:-graph)?\./;
const GRAPH_HOST = /\.neptune-graph\./;

const settingsSchema = z.strictObject({
  region: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .optional(),
  service: z.enum(["neptune-db", "neptune-graph"]).optional(),
  namespace: z.string().regex(NAMESPACE).default(""),
  profile: z.string().max(200).default(""),
  vectors: z.string().default(""),
  model: z.string().max(200).default(""),
  tls: z.enum(["on", "off"]).default("on"),
});

/** Where the vectors of a graph in Neptune are kept, in a folder, when its address names no file. */
export function neptuneVectorsFile({ host, port, namespace }: NeptuneAddress, folder: string): string {
  const place = createHash("sha256")
    .update(`${host}:${String(port)} ${namespace}`)
    .digest("hex");
  return join(folder, `neptune-${place.slice(0, 16)}.duckdb`);
}

/** Throws FailureError database-failed that says what is wrong with the address. */
export function parseNeptuneAddress(text: string, environment = process.env): NeptuneAddress {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.hostname === "" || !text.startsWith("neptune://"))
    throw failure(text, message("no-address", { form: FORM }));
  const address = `neptune://${url.host}`;
  if (url.username !== "" || url.password !== "") throw failure(address, message("neptune-keys-in-address"));
  const settings = readSettings(address, url);
  const region = settings.region ?? REGION_IN_HOST.exec(url.hostname)?.[1] ?? environment["AWS_REGION"];
  if (!region) throw failure(address, `its region is not known: write ${FORM}`);
  if (settings.tls === "off" && !LOOPBACK.has(url.hostname))
    throw failure(address, message("neptune-tls-needed"));
  const { namespace, profile, vectors, model } = settings;
  const service = settings.service ?? (GRAPH_HOST.test(url.hostname) ? "neptune-graph" : "neptune-db");
  const port = Number(url.port) || (service === "neptune-db" ? DATABASE_PORT : GRAPH_PORT);
  const protocol = settings.tls === "off" ? "http:" : "https:";
  return {
    ...{ text: address + namespacePart(namespace), protocol, host: url.hostname, port, region },
    ...{ service, namespace, profile, vectors, model },
  };
}

function readSettings(address: string, url: URL): z.infer<typeof settingsSchema> {
  const parsed = settingsSchema.safeParse(Object.fromEntries(url.searchParams));
  if (parsed.success && url.pathname.replace(/^\//, "") === "") return parsed.data;
  const issue = parsed.error?.issues[0];
  const name = issue && (issue.code === "unrecognized_keys" ? issue.keys[0] : issue.path[0]);
  const what = name === undefined ? "nothing may follow the port" : `“${String(name)}” is not right`;
  throw failure(address, `${what} in it: write ${FORM}, then namespace, service, profile, vectors or model`);
}

function namespacePart(namespace: string): string {
  return namespace === "" ? "" : `?namespace=${encodeURIComponent(namespace)}`;
}

function failure(address: string, reason: Reason): FailureError {
  return new FailureError({ kind: "database-failed", address, reason });
}
