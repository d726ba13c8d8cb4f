/** docs/parameters.md, as the declarations in src/shared/stages say it: `npx vitest run test/scripts/parameters-table.test.ts -u` writes it. */
import { readFileSync } from "node:fs";
import { format, type FormatConfig } from "oxfmt";
import {
  describeStages,
  type DescribedParameter,
  type DescribedSet,
} from "../src/shared/parameters/describe";
import { BUILD_STAGES } from "../src/shared/texts/build";
import { RECIPE_STAGES } from "../src/shared/recipe";

const HEAD = `# Parameters

Every parameter of a recipe, as \`--set stage.param=value\` takes it and as \`dragoman recipes\` lists it. What the methods do with them is in
[methods.md](methods.md). Written from \`src/shared/stages\` by \`npx vitest run test/scripts/parameters-table.test.ts -u\`; do not edit.

_Form_: main parameters are shown at once, advanced ones behind “More”, the others only stand in files. _Why not?_: the parameters that
it moves, one at a time.
`;

const BUILD_HEAD = `# Parameters of a build

As \`dragoman build rolit --set stage.param=value\` takes them; [building.md](building.md) says what the stages do.
`;

/** The whole page, formatted as the repository's pages are. */
export async function parametersPage(path: string): Promise<string> {
  const page = [
    ...[HEAD, ...describeStages(RECIPE_STAGES).map(section)],
    ...[BUILD_HEAD, ...describeStages(BUILD_STAGES).map(section)],
  ].join("\n");
  const style = JSON.parse(readFileSync(".oxfmtrc.json", "utf8")) as FormatConfig;
  return (await format(path, page, style)).code;
}

function section({ title, summary, parameters }: DescribedSet): string {
  const head = ["parameter", "takes", "does", "form", "Why not?"];
  const lines = [head, head.map(() => "---"), ...parameters.map(cells)];
  return `## ${title}\n\n${summary}\n\n${lines.map((line) => `| ${line.join(" | ")} |`).join("\n")}\n`;
}

function cells({ path, name, meaning, takes, standard, when, shown, tried }: DescribedParameter): string[] {
  const unset = standard === undefined ? "" : `; \`${JSON.stringify(standard)}\` unless set`;
  const condition = when === "" ? "" : `; ${when}`;
  const form = shown === "hidden" ? "" : `${name} (${shown})`;
  return [`\`${path}\``, `${takes}${unset}${condition}`, meaning, form, tried ? "yes" : ""];
}
