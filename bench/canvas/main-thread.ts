/** Reads a browser trace: how long the window's own thread worked, in processor time, which a busy machine does not inflate. */

export const TRACE_CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"];

/** The browser tells each task twice, by this name and by another of its own tools. */
const TASK = "ThreadControllerImpl::RunTask";

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Milliseconds of processor time of each task of the page's main thread, longest first. */
export function mainThreadTasks(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const isMain = (event: TraceEvent) => event.name === "thread_name" && event.args?.name === "CrRendererMain";
  const mains = new Set(traceEvents.filter(isMain).map((event) => `${event.pid} ${event.tid}`));
  const tasks = traceEvents.filter(
    (event) => event.ph === "X" && event.name === TASK && mains.has(`${event.pid} ${event.tid}`),
  );
  return tasks.map((task) => (task.tdur ?? task.dur ?? 0) / 1000).sort((a, b) => b - a);
}
