/** Choosing a configuration and the files it names, and running it. */
import { uploadOf, type EngineClient } from "../../api/engine-client";
import { fetchedOf } from "../../state/fetched";
import type { WorkbenchStore } from "../../state/workbench-store";
import { canStart, changePipeline, notePipeline, withFiles } from "./pipeline";

export interface PipelineCommands {
  /** Takes another configuration, and says what its run would do. */
  choosePipeline(configuration: File): Promise<void>;
  /** Takes files that the configuration names, or the configuration as it is now. */
  choosePipelineFiles(files: readonly File[]): Promise<void>;
  /** Runs it; finished steps are not done again. */
  runPipeline(): Promise<void>;
  stopPipeline(): void;
}

/** `reload` fetches the list of graphs again: a run may have made one. */
export function pipelineCommands(
  client: EngineClient,
  store: WorkbenchStore,
  reload: () => Promise<void>,
): PipelineCommands {
  let looking = new AbortController();
  let running = new AbortController();
  const look = async (files: readonly File[]): Promise<void> => {
    looking.abort();
    const { signal } = (looking = new AbortController());
    const fresh = { files, look: { state: "loading" as const }, running: null, report: null, trouble: null };
    store.setState((state) => ({ ...state, pipeline: fresh }));
    const reply = await client.request("pipeline:look", { files: files.map(uploadOf) }, { signal, files });
    if (!signal.aborted) store.setState((state) => changePipeline(state, { look: fetchedOf(reply) }));
  };
  const choose = async (files: readonly File[]): Promise<void> => {
    // What is being done goes on with the files that it began with.
    if (files.length > 0 && !store.getState().pipeline?.running) await look(files);
  };
  return {
    choosePipeline: (configuration) => choose([configuration]),
    choosePipelineFiles: (files) => choose(withFiles(store.getState().pipeline, files)),
    async runPipeline() {
      const { pipeline } = store.getState();
      if (pipeline === null || !canStart(pipeline)) return;
      const { files } = pipeline;
      const { signal } = (running = new AbortController());
      const begun = { startedAt: performance.now(), progress: null, finished: [] };
      store.setState((state) => changePipeline(state, { running: begun, report: null, trouble: null }));
      const input = { files: files.map(uploadOf) };
      const reply = await client.request("pipeline:run", input, {
        ...{ signal, files },
        onProgress: (progress) => store.setState((state) => notePipeline(state, progress)),
      });
      const ended = reply.ok ? { report: reply.value } : { trouble: reply.failure };
      store.setState((state) => changePipeline(state, { running: null, ...ended }));
      await reload();
    },
    stopPipeline: () => running.abort(),
  };
}
