/** The desktop program: one window, one engine. Only wires. */
import { join } from "node:path";
import { app, BrowserWindow, protocol, session } from "electron";
import { APP_SCHEME, serveAppScheme } from "./app-scheme";
import { startEngineHost } from "./engine-host";
import { guardContents, guardSession } from "./guards";
import { openWindow, showWindow } from "./window";

const BUILT = join(import.meta.dirname, "..");
const PAGES = join(BUILT, "renderer");
const PRELOAD = join(BUILT, "preload", "preload.cjs");
const ENGINE = join(BUILT, "main", "engine.js");

if (app.requestSingleInstanceLock()) run();
else app.quit();

function run(): void {
  protocol.registerSchemesAsPrivileged([APP_SCHEME]);
  app.enableSandbox();
  app.on("web-contents-created", (_, contents) => {
    guardContents(contents);
  });
  app.on("second-instance", () => {
    const [window] = BrowserWindow.getAllWindows();
    if (window) showWindow(window);
  });
  app.on("window-all-closed", () => {
    if (process.platform !== "darwin") app.quit();
  });
  void app.whenReady().then(start);
}

function start(): void {
  guardSession(session.defaultSession);
  serveAppScheme(protocol, PAGES);
  const engine = startEngineHost(ENGINE, resourcesFolder());
  app.on("quit", () => {
    engine.close();
  });
  app.on("activate", () => {
    if (BrowserWindow.getAllWindows().length === 0) openWindow(PRELOAD);
  });
  openWindow(PRELOAD);
}

/** Beside the packed program, or in the checkout. */
function resourcesFolder(): string {
  return app.isPackaged ? join(process.resourcesPath, "resources") : join(BUILT, "..", "resources");
}
