/** Builds out/ where a source has changed since. */
import { fail, prepare } from "./prepare/prepare.mjs";

try {
  await prepare({ output: "inherit" });
} catch (error) {
  fail(error);
}
