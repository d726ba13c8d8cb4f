/** What became of something in the run, and the numbers behind it: folded away for who came to read, open for who came to ask why. */
import type { ReactNode } from "react";
import { useWorkbench } from "../../state/workbench-context";

export function WhyPart({ title, children }: { title: string; children: ReactNode }) {
  const reads = useWorkbench(({ settings }) => settings.preset === "reader");
  return (
    <details key={String(reads)} className="why-part" open={!reads}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
