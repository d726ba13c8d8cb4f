/** Files of a window: the engine asks for them slice by slice, and between two slices whatever else is asked is served. */
import { z } from "zod";

/** Most bytes of one slice. */
export const SLICE_BYTES = 2 ** 20;
const MOST_FILES = 1000;

/** A chosen file: the window hands over contents, never paths. */
export const uploadSchema = z.object({
  name: z.string().min(1).max(255),
  size: z.number().int().nonnegative(),
});
export type Upload = z.infer<typeof uploadSchema>;

/** One that is held in memory while it is read. */
export const heldUploadSchema = uploadSchema.extend({ size: uploadSchema.shape.size.max(512 * 2 ** 20) });

export const uploadsSchema = z.array(uploadSchema).min(1).max(MOST_FILES);

/** Window → engine: the bytes that were wanted of the request `id`. */
export const sliceSchema = z.object({
  type: z.literal("slice"),
  id: z.number().int(),
  bytes: z.instanceof(Uint8Array).refine(({ length }) => length <= SLICE_BYTES),
});

/** Engine → window: `length` bytes, SLICE_BYTES at most, of the file at that place in the request's list. */
export const wantedSchema = z.object({
  type: z.literal("wanted"),
  id: z.number().int(),
  file: z.number().int().nonnegative(),
  from: z.number().int().nonnegative(),
  length: z.number().int().positive(),
});
export type Wanted = z.infer<typeof wantedSchema>;
