import { EventEmitter } from "node:events";
import { beforeEach, expect, test, vi } from "vitest";
import type { Bridge } from "../../../src/shared/bridge";

const ipcRenderer = Object.assign(new EventEmitter(), { send: vi.fn() });
const exposed: Record<string, unknown> = {};

beforeEach(async () => {
  vi.resetModules();
  ipcRenderer.removeAllListeners();
  ipcRenderer.send.mockClear();
  vi.doMock("electron", () => ({
    ipcRenderer,
    contextBridge: { exposeInMainWorld: (name: string, value: unknown) => (exposed[name] = value) },
  }));
  await import("../../../src/main/desktop/preload");
});

const bridge = () => exposed["dragoman"] as Bridge;
const request = (id: number) => ({ type: "request", id, name: "recipe:list", input: {} }) as const;

test("the page gets one bridge of two functions", () => {
  expect(Object.keys(exposed)).toStrictEqual(["dragoman"]);
  expect(Object.keys(bridge()).sort()).toStrictEqual(["listen", "send"]);
  expect(ipcRenderer.send.mock.calls).toStrictEqual([["engine:connect"]]);
});

test("messages wait for the port and then go through it in order", () => {
  const posted: unknown[] = [];
  const port = { postMessage: (message: unknown) => posted.push(message), onmessage: null };
  bridge().send(request(1));
  bridge().send(request(2));
  ipcRenderer.emit("engine:port", { ports: [port] });
  bridge().send(request(3));
  expect(posted).toStrictEqual([request(1), request(2), request(3)]);
});

test("every listener hears every message until it stops", () => {
  const port = { postMessage: vi.fn(), onmessage: (_: { data: unknown }) => undefined };
  const heard: [string, unknown][] = [];
  const stop = bridge().listen((message) => heard.push(["a", message]));
  bridge().listen((message) => heard.push(["b", message]));
  ipcRenderer.emit("engine:port", { ports: [port] });
  port.onmessage({ data: "first" });
  stop();
  port.onmessage({ data: "second" });
  expect(heard).toStrictEqual([
    ["a", "first"],
    ["b", "first"],
    ["b", "second"],
  ]);
});
