import { expect, test } from "vitest";
import { parametersPage } from "../../scripts/parameters-table";

test("docs/parameters.md says what the stages declare", async () => {
  const path = "docs/parameters.md";
  await expect(await parametersPage(path)).toMatchFileSnapshot(`../../${path}`);
});
