/** The store that holds the workbench. */
import type { StoreApi } from "zustand/vanilla";
import type { Workbench } from "./workbench";

export type WorkbenchStore = StoreApi<Workbench>;
