/** Keeps the list of runs up to date while it is looked at. */
import { useEffect } from "react";
import { useCommands, useWorkbench } from "../../state/workbench-context";

/** A run is kept behind the answer's back (ms after it): looked for soon, and again where a large graph or a busy machine took its time. */
const LOOK_AFTER = [400, 2500, 10_000, 40_000];

/** Lists the runs now, and again when another one may be kept. */
export function useListedRuns(): void {
  const commands = useCommands();
  const run = useWorkbench((state) => state.run);
  useEffect(() => {
    void commands.listRuns();
    const timers = LOOK_AFTER.map((wait) => setTimeout(() => void commands.listRuns(), wait));
    return () => timers.forEach(clearTimeout);
  }, [run, commands]);
}
