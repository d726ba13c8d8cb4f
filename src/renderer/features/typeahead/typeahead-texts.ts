/** The words of what completes what is typed. */
import { formatPluralRo } from "../../../shared/languages/counts";
import { formatPlural } from "../../ui/format";
import { spoken } from "../../ui/language";

const ENGLISH = {
  list: "Completions",
  relation: "relation",
  label: "kind",
  found: (count: number) =>
    `${formatPlural(count, "completion", "completions")}: arrow keys choose, Enter or Tab takes, Escape closes`,
  keys: "↑ ↓ choose, then Enter takes · Esc closes",
};

const ROMANIAN: typeof ENGLISH = {
  list: "Completări",
  relation: "relație",
  label: "fel",
  found: (count) =>
    `${formatPluralRo(count, "completare", "completări")}: săgețile aleg, Enter sau Tab ia, Escape închide`,
  keys: "↑ ↓ aleg, apoi Enter ia · Esc închide",
};

export const TYPEAHEAD_TEXTS = spoken({ en: ENGLISH, ro: ROMANIAN });
