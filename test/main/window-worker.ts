/** One window's work, drawn by chance; each act checks what it meets. */
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { explain, type Failure } from "../../src/shared/failure";
import type { LedgerRow } from "../../src/shared/ledger";
import type { RunView } from "../../src/shared/trace";
import { ask, type Window } from "./browser/window";
import type { Register } from "./register";
import {
  count,
  fresh,
  GRAPHS,
  judged,
  question,
  RAW,
  runs,
  titles,
  triples,
  versions,
  versionsIn,
  type Roll,
} from "./work-record";

/** What work of others may bring about. */
const EXPECTED: readonly Failure["kind"][] = ["graph-missing", "graph-replaced", "run-forgotten"];

export class Worker {
  private id = 0;
  private readonly mine: string[] = [];
  lastSession = "";

  constructor(
    private readonly window: Window,
    readonly name: string,
    private readonly roll: Roll,
  ) {}

  async work(): Promise<void> {
    const acts = [this.import, this.ask, this.ask, this.ask, this.edit, this.edit, this.session];
    await [...acts, this.retitle, this.remove, this.list, this.judge][this.roll(acts.length + 4)]!.call(this);
  }

  /** The value, or undefined where it failed by what others did; any other failure is one of the product. */
  private async request<T>(
    name: string,
    input: unknown,
    files: Uint8Array<ArrayBuffer>[] = [],
  ): Promise<T | undefined> {
    const answer = await ask(this.window, ++this.id, name, input, files);
    count(name);
    if (answer.type === "done") return answer.value as T;
    const { failure } = answer as Extract<typeof answer, { type: "failed" }>;
    expect(explain(failure)).not.toMatch(RAW);
    expect(EXPECTED, `${name}: ${explain(failure)}`).toContain(failure.kind);
    count(`${name} ${failure.kind}`);
    return undefined;
  }

  private graph(): (typeof GRAPHS)[number] {
    return GRAPHS[this.roll(GRAPHS.length)]!;
  }

  private async import(): Promise<void> {
    const [graph, of] = [this.graph(), fresh()];
    const bytes = new TextEncoder().encode(triples(graph, of));
    const input = { into: graph, embed: true, files: [{ name: "t.tsv", size: bytes.length }] };
    await versions
      .get(graph)!
      .write(of, async () => (await this.request("graph:import", input, [bytes])) !== undefined);
  }

  private async ask(): Promise<void> {
    const graph = this.graph();
    const pins = { nodesIn: [`${graph} start`], nodesOut: [], edgesIn: [], edgesOut: [] };
    // The seed tells a run from all others.
    const seed = fresh();
    const input = {
      ...{ question: question(graph), graph, recipe: "biomedical", seed, limit: 100 },
      ...{ overrides: { "understand.method": "none" }, ...(this.roll(3) === 0 && { pins }) },
    };
    const register = versions.get(graph)!;
    const { found: id, allowed } = await register.read(async () =>
      (await this.isAnswered(register, graph, input)) ? this.listed(seed) : undefined,
    );
    // Its line comes after the answer, and not where its graph was replaced meanwhile.
    if (id === "") expect(allowed.length, "a run was not kept").toBeGreaterThan(1);
    if (!id) return;
    runs.set(id, { name: "", starred: false, deleted: false });
    this.mine.push(id);
  }

  /** The id of a run in the ledger, "" where it does not come. */
  private async listed(seed: number): Promise<string> {
    for (let attempt = 0; attempt < 100; attempt++) {
      const { rows } = (await this.request<{ rows: LedgerRow[] }>("ledger:list", {}))!;
      const row = rows.find((one) => one.seed === seed);
      if (row) return row.id;
      await pause(50);
    }
    return "";
  }

  /** Whether there is an answer, which tells of one version, and none that was replaced before. */
  private async isAnswered(register: Register<number>, graph: string, input: unknown): Promise<boolean> {
    const { found: view, allowed } = await register.read(() => this.request<RunView>("ask", input));
    if (view === undefined) {
      expect(allowed).toContain(0);
      return false;
    }
    const [met, ...others] = versionsIn(view.nodes.name, graph);
    expect(others).toStrictEqual([]);
    expect(allowed, `${graph} was answered from version ${String(met)}`).toContain(met);
    return true;
  }

  private async edit(): Promise<void> {
    const id = this.mine[this.roll(this.mine.length || 1)];
    if (id === undefined) return;
    const [run, act] = [runs.get(id)!, this.roll(4)];
    if (act === 0) {
      const name = `named ${String(this.roll(1e6))}`;
      if (await this.request("ledger:rename", { id, name })) run.name = name;
    } else if (act === 1) {
      if (await this.request("ledger:star", { id, starred: !run.starred })) run.starred = !run.starred;
    } else if (act === 2) {
      if (await this.request("ledger:delete", { id, deleted: !run.deleted })) run.deleted = !run.deleted;
    } else await this.request("ledger:reopen", { id, limit: 100 });
  }

  private async session(): Promise<void> {
    const text = `${this.name} ${String(fresh())} ${"x".repeat(this.roll(100_000))}`;
    if (await this.request("session:keep", { window: this.name, text })) this.lastSession = text;
  }

  private async retitle(): Promise<void> {
    const [graph, title] = [this.graph(), `title ${String(fresh())}`];
    const set = () => this.request("graph:retitle", { graph, title });
    await titles.get(graph)!.write(title, async () => (await set()) !== undefined);
  }

  private async remove(): Promise<void> {
    // Seldom, since nothing can be asked then.
    if (this.roll(3) > 0) return;
    const graph = this.graph();
    const gone = async () => (await this.request("graph:delete", { graph })) !== undefined;
    await titles.get(graph)!.write("", async () => {
      let isGone = false;
      await versions.get(graph)!.write(0, async () => (isGone = await gone()));
      return isGone;
    });
  }

  private async list(): Promise<void> {
    const graph = this.graph();
    const list = () => this.request<{ name: string; title: string; edges: number }[]>("graph:list", {});
    const there = await versions.get(graph)!.read(() => titles.get(graph)!.read(list));
    const { found: graphs, allowed } = there.found;
    const listed = graphs!.find(({ name }) => name === graph);
    if (listed === undefined) expect(there.allowed).toContain(0);
    else expect([...allowed, graph]).toContain(listed.title || graph);
  }

  private async judge(): Promise<void> {
    const subject = {
      ...{ graph: `sha256:${this.name}`, recipe: "biomedical", computed: false },
      ...{ question: `question ${String(fresh())}`, answers: [{ id: "x", score: 1 }] },
    };
    const verdict = ["right", "partly", "wrong"][this.roll(3)]!;
    if (await this.request("judge", { ...subject, verdict })) judged.push({ subject, verdict });
  }
}
