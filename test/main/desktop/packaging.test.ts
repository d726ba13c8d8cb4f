import { readFileSync } from "node:fs";
import { getConfig, validateConfiguration } from "app-builder-lib/out/util/config/config.js";
import { expect, test } from "vitest";

const root = process.cwd();
const product = JSON.parse(readFileSync("package.json", "utf8")) as {
  main: string;
  devDependencies: Record<string, string>;
};

test("electron-builder's configuration is valid and packs what the build makes", async () => {
  const config = await getConfig(root, "electron-builder.yml", {});
  await validateConfiguration(config, { isEnabled: false, add: () => undefined } as never);
  expect(product.main).toBe("out/main/desktop.js");
  expect(JSON.stringify(config.files)).toContain('"out/**"');
  expect(config.electronVersion).toBe(product.devDependencies["electron"]);
  expect(config.extraResources).toStrictEqual([
    { from: "resources", to: "resources", filter: ["graphs/**", "models/**", "recipes/**"] },
  ]);
});

test("the packed program is no Node, loads its own archive only, and knows no privileged files", async () => {
  const { electronFuses } = await getConfig(root, "electron-builder.yml", {});
  expect(electronFuses).toStrictEqual({
    ...{
      runAsNode: false,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
    },
    ...{ onlyLoadAppFromAsar: true, enableEmbeddedAsarIntegrityValidation: true },
    grantFileProtocolExtraPrivileges: false,
  });
});

test("a wrong key in it would be found", async () => {
  const config = { ...(await getConfig(root, "electron-builder.yml", {})), asarr: true };
  await expect(
    validateConfiguration(config, { isEnabled: false, add: () => undefined } as never),
  ).rejects.toThrow("asarr");
});
