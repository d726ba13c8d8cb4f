/** What the engine orders of the desktop's main process, the only one that may start processes there, and what it hears back. */
import { z } from "zod";
import { DEVICES } from "./devices";

const trial = z.number().int();

/** Engine → desktop. */
export const trialOrderSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("trial:start"), trial, device: z.enum(DEVICES) }),
  z.object({ type: z.literal("trial:kill"), trial }),
]);
export type TrialOrder = z.infer<typeof trialOrderSchema>;

/** Desktop → engine. */
export const trialEventSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("trial:told"), trial, message: z.unknown() }),
  z.object({ type: z.literal("trial:ended"), trial, reason: z.string() }),
]);
export type TrialEvent = z.infer<typeof trialEventSchema>;
