/** The commands of the build room. */
import { uploadOf, type EngineClient } from "../../api/engine-client";
import { chooseGraph } from "../../state/choices";
import { fetchedOf } from "../../state/fetched";
import type { WorkbenchStore } from "../../state/workbench-store";
import { closeBuild, noteBuild, turnBuild } from "./build";
import type { BuildAtHand } from "./build-view";

export interface BuildCommands {
  /** Reads the chosen files as a build would; a newer look ends the older one. */
  recogniseTexts(): Promise<void>;
  startBuild(): Promise<void>;
  cancelBuild(): void;
  /** Leaves the room for the graph that was built. */
  openBuilt(): void;
}

/** `reload` fetches the list of graphs again. */
export function buildCommands(
  client: EngineClient,
  store: WorkbenchStore,
  reload: () => Promise<void>,
): BuildCommands {
  let stop = new AbortController();
  let look = new AbortController();
  const turn = (change: Partial<BuildAtHand>): void => store.setState((state) => turnBuild(state, change));
  const at = (): BuildAtHand | null => store.getState().building;
  return {
    async recogniseTexts() {
      const building = at();
      look.abort();
      if (building === null || building.files.length === 0) return;
      const { signal } = (look = new AbortController());
      turn({ recognised: { state: "loading" }, failure: null });
      const { files, overrides } = building;
      const input = { files: files.map(uploadOf), overrides: { ...overrides } };
      const reply = await client.request("build:recognise", input, { signal, files });
      if (!signal.aborted) turn({ recognised: fetchedOf(reply) });
    },
    async startBuild() {
      const building = at();
      if (building === null || building.running !== null) return;
      const { signal } = (stop = new AbortController());
      const now = performance.now();
      turn({ running: { startedAt: now, stageAt: now, progress: null }, failure: null, report: null });
      const { files } = building;
      const reply = await client.request(
        "build:start",
        { into: building.name, files: files.map(uploadOf), overrides: { ...building.overrides } },
        {
          ...{ signal, files },
          onProgress: (progress) => store.setState((state) => noteBuild(state, progress, performance.now())),
        },
      );
      turn({ running: null });
      if (!reply.ok) return turn(reply.failure.kind === "cancelled" ? {} : { failure: reply.failure });
      await reload();
      turn({ report: reply.value });
    },
    cancelBuild: () => stop.abort(),
    openBuilt() {
      const graph = at()?.report?.graph;
      store.setState((state) => closeBuild(graph === undefined ? state : chooseGraph(state, graph)));
    },
  };
}
