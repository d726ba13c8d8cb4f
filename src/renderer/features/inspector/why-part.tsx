/** What became of an edge in the run, and the numbers behind it: folded away for who came to read, open for who came to ask why. */
import type { ReactNode } from "react";
import { useWorkbench } from "../../state/workbench-context";
import { INSPECTOR_TEXTS } from "./inspector-texts";

export function WhyPart({ kept, children }: { kept: boolean; children: ReactNode }) {
  const reads = useWorkbench(({ settings }) => settings.preset === "reader");
  return (
    <details key={String(reads)} className="why-part" open={!reads}>
      <summary>{kept ? INSPECTOR_TEXTS.whyKept : INSPECTOR_TEXTS.whyDropped}</summary>
      {children}
    </details>
  );
}
