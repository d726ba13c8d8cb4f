import { spawn } from "node:child_process";

/** Opens an address of ours in the system's browser where there is one; says nothing when there is none: the address is printed anyway. */
export function openPage(address: string, platform: NodeJS.Platform = process.platform): void {
  const [command, ...args] = opener(address, platform);
  const child = spawn(command, args, { stdio: "ignore", detached: true });
  child.on("error", () => undefined);
  child.unref();
}

/** True when windows can be shown: always, but on Linux only under X or Wayland. */
export function hasDisplay(
  environment: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): boolean {
  return platform !== "linux" || Boolean(environment["DISPLAY"] ?? environment["WAYLAND_DISPLAY"]);
}

function opener(address: string, platform: NodeJS.Platform): [string, ...string[]] {
  if (platform === "darwin") return ["open", address];
  // Not through cmd.exe, which would read "&" and "%" in the address.
  if (platform === "win32") return ["rundll32", "url.dll,FileProtocolHandler", address];
  return ["xdg-open", address];
}
