/** What is done where a rule is broken. */
import type { RejectList } from "../source/reject-list";
import type { Place } from "./graph-items";
import type { Broken } from "./schema-rules";

/** Whether a broken rule rejects what stands there; what does not is remarked on. */
export function isTurnedDown(rejects: RejectList, broken: readonly Broken[], { file, line }: Place): boolean {
  const worst = broken.find(({ level }) => level === "reject");
  if (worst) rejects.add(file, line, worst.reason, worst.rule);
  else
    for (const { rule, level, reason } of broken)
      rejects.remark(file, line, level === "repair" ? level : "warn", reason, rule);
  return worst !== undefined;
}
