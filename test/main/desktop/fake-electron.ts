/** As much of Electron's API as the desktop's main process and preload use: it writes down what it is told and can be poked. */
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EventEmitter } from "node:events";
import { MessageChannel, type MessagePort } from "node:worker_threads";

/** Electron's MessagePortMain over Node's ports: the same events, and the message wrapped in `data`. */
class FakePort extends EventEmitter {
  constructor(readonly port: MessagePort) {
    super();
    port.on("message", (data: unknown) => this.emit("message", { data }));
    port.on("close", () => this.emit("close"));
  }
  start = () => this.port.start();
  postMessage = (message: unknown) => this.port.postMessage(message);
}

class FakeWebContents extends EventEmitter {
  openHandler: (details: { url: string }) => { action: string } = () => ({ action: "allow" });
  setWindowOpenHandler = (handler: FakeWebContents["openHandler"]) => (this.openHandler = handler);
}

export class FakeUtilityProcess extends EventEmitter {
  readonly received: { type: string; id: number; name: string; input: unknown }[] = [];
  killed = false;
  postMessage = (message: never) => void this.received.push(message);
  kill = () => (this.killed = true);
}

/** A whole new Electron, as `vi.mock("electron")` wants it. */
export function fakeElectron() {
  const windows: FakeWindow[] = [];
  class FakeWindow extends EventEmitter {
    readonly webContents = new FakeWebContents();
    readonly addresses: string[] = [];
    shown = false;
    focused = 0;
    constructor(readonly options: { webPreferences: Record<string, unknown> }) {
      super();
      windows.push(this);
      app.emit("web-contents-created", {}, this.webContents);
    }
    static getAllWindows = () => windows;
    loadURL = async (address: string) => void this.addresses.push(address);
    show = () => (this.shown = true);
    isMinimized = () => false;
    restore = () => undefined;
    focus = () => this.focused++;
  }
  const app = Object.assign(new EventEmitter(), {
    isPackaged: false,
    sandboxed: false,
    quits: 0,
    hasLock: true,
    requestSingleInstanceLock: () => app.hasLock,
    enableSandbox: () => (app.sandboxed = true),
    whenReady: async () => undefined,
    quit: () => app.quits++,
    userData: join(tmpdir(), "dragoman-no-such-folder"),
    getPath: () => app.userData,
  });
  // Turned round instead of sealed: enough to see that nothing is written in the clear.
  const safeStorage = {
    available: false,
    isEncryptionAvailable: () => safeStorage.available,
    getSelectedStorageBackend: () => "gnome_libsecret",
    encryptString: (text: string) => Buffer.from([...text].reverse().join("")),
    decryptString: (sealed: Buffer) => [...sealed.toString()].reverse().join(""),
  };
  const handlers = new Map<string, (request: Request) => Promise<Response>>();
  const schemes: { scheme: string; privileges: Record<string, boolean> }[] = [];
  const defaultSession = {
    check: undefined as unknown as (contents: unknown, permission: string, origin: string) => boolean,
    request: undefined as unknown as (
      contents: unknown,
      permission: string,
      decide: unknown,
      details: { requestingUrl: string },
    ) => void,
    device: undefined as unknown as () => boolean,
    before: undefined as unknown as (details: { url: string }, decide: unknown) => void,
    setPermissionCheckHandler: (handler: never) => (defaultSession.check = handler),
    setPermissionRequestHandler: (handler: never) => (defaultSession.request = handler),
    setDevicePermissionHandler: (handler: never) => (defaultSession.device = handler),
    webRequest: { onBeforeRequest: (handler: never) => (defaultSession.before = handler) },
  };
  const engines: (FakeUtilityProcess & { path: string; args: string[]; env: NodeJS.ProcessEnv })[] = [];
  const utilityProcess = {
    fork: (path: string, args: string[], { env }: { env: NodeJS.ProcessEnv }) => {
      const engine = Object.assign(new FakeUtilityProcess(), { path, args, env });
      engines.push(engine);
      return engine;
    },
  };
  class MessageChannelMain {
    readonly port1: FakePort;
    readonly port2: MessagePort;
    constructor() {
      const { port1, port2 } = new MessageChannel();
      this.port1 = new FakePort(port1);
      this.port2 = port2;
    }
  }
  return {
    app,
    BrowserWindow: FakeWindow as unknown,
    windows,
    engines,
    utilityProcess,
    MessageChannelMain,
    ipcMain: new EventEmitter(),
    safeStorage,
    nativeTheme: { shouldUseDarkColors: false },
    protocol: {
      registerSchemesAsPrivileged: (list: typeof schemes) => schemes.push(...list),
      handle: (scheme: string, handler: (request: Request) => Promise<Response>) =>
        handlers.set(scheme, handler),
    },
    session: { defaultSession },
    handlers,
    schemes,
  };
}
