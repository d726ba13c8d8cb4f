/** Set-up of each file: a test that is tried again notes when its last try began, so that the ones before count for nothing. */
import { beforeEach } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    lastTryAt?: number;
  }
}

beforeEach(({ task }) => {
  task.meta.lastTryAt = Date.now();
});
