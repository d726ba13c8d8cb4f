import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MessagePort } from "node:worker_threads";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { fakeElectron } from "./fake-electron";

let electron: ReturnType<typeof fakeElectron>;

async function startProgram(change: (fake: typeof electron) => void = () => undefined): Promise<void> {
  vi.resetModules();
  electron = fakeElectron();
  change(electron);
  vi.doMock("electron", () => electron);
  await import("../../../src/main/desktop/main");
  await new Promise((resolve) => setTimeout(resolve, 0));
}
beforeEach(() => startProgram());

/** Emits an event that can be prevented; true when it was. */
function prevents(target: { emit: (name: string, event: unknown) => boolean }, name: string, event: object) {
  let prevented = false;
  target.emit(name, { ...event, preventDefault: () => (prevented = true) });
  return prevented;
}

describe("the window", () => {
  test("is sandboxed, isolated and shows our own page", () => {
    const [window] = electron.windows;
    expect(electron.app.sandboxed).toBe(true);
    expect(window!.addresses).toStrictEqual(["app://workbench/"]);
    expect(window!.options.webPreferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      webSecurity: true,
      webviewTag: false,
      preload: expect.stringMatching(/preload[\\/]preload\.cjs$/),
    });
    expect(window!.shown).toBe(false);
    window!.emit("ready-to-show");
    expect(window!.shown).toBe(true);
  });

  test.each(["https://evil.example/", "file:///etc/passwd", "javascript:alert(1)", "app://other/"])(
    "neither goes to %s nor opens it",
    (url) => {
      const { webContents } = electron.windows[0]!;
      expect(prevents(webContents, "will-navigate", { url })).toBe(true);
      expect(prevents(webContents, "will-frame-navigate", { url, isMainFrame: true })).toBe(true);
      expect(webContents.openHandler({ url })).toStrictEqual({ action: "deny" });
    },
  );

  test("may load itself again, but embeds nothing and follows no redirect", () => {
    const { webContents } = electron.windows[0]!;
    const url = "app://workbench/";
    expect(prevents(webContents, "will-navigate", { url })).toBe(false);
    expect(prevents(webContents, "will-frame-navigate", { url, isMainFrame: true })).toBe(false);
    expect(prevents(webContents, "will-frame-navigate", { url, isMainFrame: false })).toBe(true);
    expect(prevents(webContents, "will-redirect", { url })).toBe(true);
    expect(prevents(webContents, "will-attach-webview", {})).toBe(true);
  });
});

describe("the session", () => {
  test("lets our page copy text, and grants no other permission and no device", () => {
    const { defaultSession } = electron.session;
    const grants = (permission: string, requestingUrl: string) => {
      const decide = vi.fn();
      defaultSession.request({}, permission, decide, { requestingUrl });
      const origin = new URL(requestingUrl);
      const checked = defaultSession.check({}, permission, `${origin.protocol}//${origin.host}`);
      return [...(decide.mock.calls[0] as [boolean]), checked];
    };
    const copying = "clipboard-sanitized-write";
    expect(grants(copying, "app://workbench/")).toStrictEqual([true, true]);
    expect(grants(copying, "https://evil.example/")).toStrictEqual([false, false]);
    for (const other of ["media", "clipboard-read", "geolocation", "openExternal", "fileSystem"])
      expect(grants(other, "app://workbench/")).toStrictEqual([false, false]);
    expect(defaultSession.device()).toBe(false);
  });

  test("lets nothing out", () => {
    const blocked = ["https://a.example/", "http://127.0.0.1/", "ws://a.example", "file:///x", "app://a/"];
    const local = ["app://workbench/index.html", "data:image/png;base64,", "blob:app://workbench/1"];
    const isCancelled = (url: string) => {
      const decide = vi.fn();
      electron.session.defaultSession.before({ url }, decide);
      return (decide.mock.calls[0] as [{ cancel: boolean }])[0].cancel;
    };
    expect(blocked.map(isCancelled)).toStrictEqual(blocked.map(() => true));
    expect(local.map(isCancelled)).toStrictEqual(local.map(() => false));
  });
});

describe("the app scheme", () => {
  const ask = (url: string, method = "GET") =>
    electron.handlers.get("app")!({ url, method } as unknown as Request);

  test("is a secure origin registered before start", () => {
    expect(electron.schemes).toStrictEqual([
      { scheme: "app", privileges: { standard: true, secure: true, supportFetchAPI: true } },
    ]);
  });

  test.each([
    ["app://other/index.html", "GET", 403],
    ["app://workbench/index.html", "POST", 403],
    ["app://workbench/%2e%2e%2f%2e%2e%2fpackage.json", "GET", 404],
    ["app://workbench/nothing.js", "GET", 404],
  ])("answers %s (%s) with %i", async (url, method, status) => {
    const response = await ask(url, method);
    expect(response.status).toBe(status);
    const policy = response.headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types dragoman-workers");
    expect(policy).not.toContain("unsafe");
  });
});

describe("the engine", () => {
  const input = { graph: "films" };

  /** A page of ours asks for its port, as the preload does. */
  function connect(frame: object = {}): MessagePort | undefined {
    let handed: MessagePort | undefined;
    const senderFrame = {
      parent: null,
      origin: "app://workbench",
      postMessage: (_channel: string, _message: null, [port]: [MessagePort]) => (handed = port),
      ...frame,
    };
    electron.ipcMain.emit("engine:connect", { senderFrame });
    return handed;
  }

  function talk(port: MessagePort) {
    const answers: unknown[] = [];
    port.on("message", (message) => answers.push(message));
    return { answers, send: (message: object) => port.postMessage(message) };
  }

  test("is started once, told where the resources are, and ends with the app", () => {
    const [engine] = electron.engines;
    expect(engine!.path).toMatch(/main[\\/]engine\.js$/);
    expect(engine!.env["DRAGOMAN_RESOURCES"]).toMatch(/resources$/);
    electron.app.emit("quit");
    expect([electron.engines.length, engine!.killed]).toStrictEqual([1, true]);
  });

  test("gets no key where there is no keychain, and one that is kept sealed where there is", async () => {
    expect(electron.engines[0]!.env["DRAGOMAN_SECRETS_KEY"]).toBeUndefined();
    const home = mkdtempSync(join(tmpdir(), "dragoman-desktop-"));
    onTestFinished(() => rmSync(home, { recursive: true }));
    const keyOf = async (): Promise<string | undefined> => {
      await startProgram(({ app, safeStorage }) => {
        app.userData = home;
        safeStorage.available = true;
      });
      return electron.engines[0]!.env["DRAGOMAN_SECRETS_KEY"];
    };
    const key = await keyOf();
    expect(Buffer.from(key!, "base64")).toHaveLength(32);
    expect(readFileSync(join(home, "secrets-key"), "utf8")).not.toContain(key);
    expect(await keyOf()).toBe(key);
  });

  test("answers a page over its own port", async () => {
    const { answers, send } = talk(connect()!);
    send({ type: "request", id: 8, name: "graph:delete", input });
    const engine = electron.engines[0]!;
    await expect.poll(() => engine.received).toHaveLength(1);
    engine.emit("message", { type: "done", id: engine.received[0]!.id, value: Int32Array.of(1) });
    await expect.poll(() => answers).toStrictEqual([{ type: "done", id: 8, value: Int32Array.of(1) }]);
  });

  test("has devices tried in processes of their own, and no page hears of it", async () => {
    const { answers, send } = talk(connect()!);
    const engine = electron.engines[0]!;
    engine.emit("message", { type: "trial:start", trial: 7, device: "webgpu" });
    const trial = electron.engines[1]!;
    expect(trial.path).toMatch(/main[\\/]trial\.js$/);
    expect(trial.args).toStrictEqual(["webgpu"]);
    expect(trial.env["DRAGOMAN_RESOURCES"]).toMatch(/resources$/);
    trial.emit("message", { outcome: "absent" });
    engine.emit("message", { type: "trial:kill", trial: 7 });
    expect(trial.killed).toBe(true);
    trial.emit("exit", 139);
    expect(engine.received).toStrictEqual([
      { type: "trial:told", trial: 7, message: { outcome: "absent" } },
      { type: "trial:ended", trial: 7, reason: "exit code 139" },
    ]);
    engine.emit("message", { type: "trial:kill", trial: 7 });
    engine.emit("message", { type: "trial:start", trial: 8, device: "rm -rf" });
    expect(electron.engines).toHaveLength(2);
    send({ type: "request", id: 1, name: "recipe:list", input: {} });
    await expect.poll(() => engine.received[2]).toMatchObject({ name: "recipe:list" });
    expect(answers).toStrictEqual([]);
  });

  test("a trial ends with the engine that ordered it", () => {
    electron.engines[0]!.emit("message", { type: "trial:start", trial: 1, device: "cuda" });
    electron.engines[0]!.emit("exit", 1);
    expect(electron.engines[1]!.killed).toBe(true);
  });

  test("drops what is not a message of the contract", async () => {
    const { send } = talk(connect()!);
    send({ type: "done", id: 1 });
    send({ type: "request", id: 2, name: "recipe:list", input: {} });
    await expect.poll(() => electron.engines[0]!.received).toMatchObject([{ name: "recipe:list" }]);
  });

  test("fails what it took down with it", async () => {
    const { answers, send } = talk(connect()!);
    send({ type: "request", id: 1, name: "graph:delete", input });
    await expect.poll(() => electron.engines[0]!.received).toHaveLength(1);
    electron.engines[0]!.emit("exit", 139);
    await expect
      .poll(() => answers)
      .toStrictEqual([{ type: "failed", id: 1, failure: { kind: "engine-lost", reason: "exit code 139" } }]);
    send({ type: "request", id: 2, name: "graph:delete", input });
    await expect.poll(() => electron.engines[1]?.received).toHaveLength(1);
  });

  test("cancels what a closed page still waits for", async () => {
    const port = connect()!;
    port.postMessage({ type: "request", id: 1, name: "graph:delete", input });
    const engine = electron.engines[0]!;
    await expect.poll(() => engine.received).toHaveLength(1);
    port.close();
    await expect.poll(() => engine.received[1]).toStrictEqual({ type: "cancel", id: engine.received[0]!.id });
  });

  test.each([
    ["a frame inside the page", { parent: {} }],
    ["another origin", { origin: "https://evil.example" }],
    ["no origin", { origin: "null" }],
  ])("gives no port to %s", (_, frame) => {
    expect(connect(frame)).toBeUndefined();
  });

  test("gives no port to a frame that is gone", () => {
    expect(() => electron.ipcMain.emit("engine:connect", { senderFrame: null })).not.toThrow();
  });
});

describe("the program", () => {
  test("runs once: a second start shows the first one's window", async () => {
    electron.app.emit("second-instance");
    expect(electron.windows[0]!.focused).toBe(1);
    await startProgram((fake) => (fake.app.hasLock = false));
    expect([electron.app.quits, electron.windows.length, electron.engines.length]).toStrictEqual([1, 0, 0]);
  });
});
