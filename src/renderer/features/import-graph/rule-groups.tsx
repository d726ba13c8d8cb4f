/** What an import left out, put right or warns of, by rule and file: nothing of it goes without a word. */
import { ruleGroups, type RuleGroup } from "../../../shared/import/rule-groups";
import type { ImportReport } from "../../../shared/import/requests";
import { formatCount } from "../../ui/format";
import { TEXTS } from "../../ui/texts/texts";
import { IMPORTS_TEXTS } from "./imports-texts";

const SHOWN_LINES = 3;

export function RuleGroups({ told }: { told: Pick<ImportReport, "rules" | "remarks"> }) {
  const groups = ruleGroups(told);
  if (groups.length === 0) return null;
  return (
    <ul className="import-rules">
      {groups.map((group) => (
        <Group key={`${group.level} ${group.rule} ${group.file}`} group={group} />
      ))}
    </ul>
  );
}

function Group({ group: { level, count, file, reason, lines } }: { group: RuleGroup }) {
  return (
    <li className={level === "repair" ? "soft" : "warn"}>
      {IMPORTS_TEXTS.ruleLevels[level](count)} <bdi>{TEXTS.said(reason)}</bdi>{" "}
      <span className="soft">
        <bdi>{file}</bdi>, {IMPORTS_TEXTS.lines(lines.slice(0, SHOWN_LINES).map(formatCount))}
      </span>
    </li>
  );
}
