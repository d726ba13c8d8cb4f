/** What an import did about rows and values that it did not turn down, told by rule and file. */
import type { ImportReport, Remark, RuleCount } from "./requests";

export interface RuleGroup extends Pick<RuleCount, "rule" | "file" | "count"> {
  readonly level: Remark["level"];
  /** Why the first of them was, and the first lines. */
  readonly reason: Remark["reason"];
  readonly lines: readonly number[];
}

/** Every rule by level and file with its count, rows left out first; rejects are told row by row elsewhere. */
export function ruleGroups({ rules, remarks }: Pick<ImportReport, "rules" | "remarks">): RuleGroup[] {
  const order: readonly string[] = ["left-out", "warn", "repair"];
  return rules
    .flatMap(({ level, ...rule }) => {
      if (level === "reject") return [];
      const own = remarks.filter(
        (one) => one.level === level && one.rule === rule.rule && one.file === rule.file,
      );
      return own[0] ? [{ ...rule, level, reason: own[0].reason, lines: own.map(({ line }) => line) }] : [];
    })
    .sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
}

/** Rows that are not in the graph though nothing was wrong with them. */
export function leftOut({ rules }: Pick<ImportReport, "rules">): number {
  return rules.reduce((sum, { level, count }) => sum + (level === "left-out" ? count : 0), 0);
}
