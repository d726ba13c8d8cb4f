/** Neo4j servers of this machine as the window sees them: which there are, how they fare, and their logs. Passwords stay in the engine. */
import { z } from "zod";

/** Each server has a folder of this name. */
const nameSchema = z.string().regex(/^(?!\.)[\w.-]{1,64}$/, "a name of letters, digits, dots and dashes");

const managedServerSchema = z.object({
  name: z.string(),
  /** "crashed": it was started, not stopped, and is gone. */
  state: z.enum(["running", "stopped", "crashed"]),
  /** bolt:// address of a running one, "" otherwise; the same after each start as long as its port is free. */
  url: z.string(),
});
export type ManagedServer = z.infer<typeof managedServerSchema>;

const byName = z.object({ name: nameSchema });
export const LEAST_HEAP_MB = 256;

export const SERVER_REQUESTS = {
  /** Every server that was ever started here, by name. */
  "server:list": { input: z.object({}), output: z.array(managedServerSchema) },
  /** Starts it unless it runs; the first start of all fetches Neo4j. Progress: stages "fetch" (files) and "start". */
  "server:start": {
    input: byName.extend({ heapMb: z.number().int().min(LEAST_HEAP_MB).max(1_000_000).optional() }),
    output: managedServerSchema,
  },
  /** Stops it; of one that crashed only the note that it should run is taken away. */
  "server:stop": { input: byName, output: managedServerSchema },
  /** The last lines of what Neo4j wrote, oldest first, and the folder they are in. */
  "server:logs": {
    input: byName.extend({ lines: z.number().int().min(1).max(10_000).default(200) }),
    output: z.object({ folder: z.string(), text: z.string() }),
  },
  /** Lasts as long as the server runs; says whether it ended by itself, within three seconds. Cancel to stop watching. */
  "server:watch": { input: byName, output: z.object({ lost: z.boolean() }) },
} as const;
