/**
 * Where passwords are. With a key (the desktop keeps one in the system's keychain and hands it to the engine) they lie sealed in a file
 * and outlive the program; without one they live in memory until the program ends. Besides, the environment may name a program that
 * asks for them. Nothing here ever writes a password in the clear.
 */
import { execFile } from "node:child_process";
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { z } from "zod";
import { changeKept, readKept } from "../records/kept-file";

export interface Secrets {
  /** The password of a connection; undefined when none is known. */
  get(name: string): Promise<string | undefined>;
  set(name: string, secret: string): Promise<void>;
  remove(name: string): Promise<void>;
  where(name: string): Promise<"kept" | "until-end" | "none">;
}

const ASKPASS = "DRAGOMAN_ASKPASS";
const KEY_BYTES = 32;
const CIPHER = "aes-256-gcm";
const ASK_LIMIT_MS = 120_000;

/** Sealed in the file when DRAGOMAN_SECRETS_KEY carries a key (32 bytes as base64), otherwise in memory. The key is taken out of the environment: children inherit it. */
export function openSecrets(path: string, environment: NodeJS.ProcessEnv = process.env): Secrets {
  const key = Buffer.from(environment["DRAGOMAN_SECRETS_KEY"] ?? "", "base64");
  delete environment["DRAGOMAN_SECRETS_KEY"];
  return key.length === KEY_BYTES ? new SealedSecrets(path, key) : new FleetingSecrets();
}

/** What the program in DRAGOMAN_ASKPASS prints when it is asked for the password at an address; undefined where none is named or it fails. */
export async function askForPassword(
  address: string,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<string | undefined> {
  const program = environment[ASKPASS];
  if (!program) return undefined;
  const asked = promisify(execFile)(program, [`Password for ${address}:`], { timeout: ASK_LIMIT_MS });
  const { stdout } = await asked.catch(() => ({ stdout: "" }));
  return stdout.replace(/\r?\n$/, "") || undefined;
}

class FleetingSecrets implements Secrets {
  private readonly known = new Map<string, string>();

  async get(name: string): Promise<string | undefined> {
    return this.known.get(name);
  }

  async set(name: string, secret: string): Promise<void> {
    this.known.set(name, secret);
  }

  async remove(name: string): Promise<void> {
    this.known.delete(name);
  }

  async where(name: string): Promise<"until-end" | "none"> {
    return this.known.has(name) ? "until-end" : "none";
  }
}

const sealedSchema = z.record(z.string(), z.string());

class SealedSecrets implements Secrets {
  constructor(
    private readonly path: string,
    private readonly key: Buffer,
  ) {}

  async get(name: string): Promise<string | undefined> {
    const sealed = this.read()[name];
    return sealed === undefined ? undefined : this.unseal(name, sealed);
  }

  async set(name: string, secret: string): Promise<void> {
    this.change((known) => ({ ...known, [name]: this.seal(name, secret) }));
  }

  async remove(name: string): Promise<void> {
    this.change((known) => Object.fromEntries(Object.entries(known).filter(([key]) => key !== name)));
  }

  async where(name: string): Promise<"kept" | "none"> {
    return (await this.get(name)) === undefined ? "none" : "kept";
  }

  private read(text = readKept(this.path) ?? "{}"): Record<string, string> {
    try {
      return sealedSchema.parse(JSON.parse(text));
    } catch {
      // A file cut off by a crash: its passwords are asked for again.
      return {};
    }
  }

  private change(work: (known: Record<string, string>) => Record<string, string>): void {
    changeKept(this.path, (text) => JSON.stringify(work(this.read(text))));
  }

  // The name is sealed with the password, so that nobody can give one connection's password to another by editing the file.
  private seal(name: string, secret: string): string {
    const nonce = randomBytes(12);
    const cipher = createCipheriv(CIPHER, this.key, nonce).setAAD(Buffer.from(name));
    const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64");
  }

  /** Undefined when it was sealed with another key or for another connection. */
  private unseal(name: string, text: string): string | undefined {
    const bytes = Buffer.from(text, "base64");
    try {
      const opened = createDecipheriv(CIPHER, this.key, bytes.subarray(0, 12)).setAAD(Buffer.from(name));
      opened.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([opened.update(bytes.subarray(28)), opened.final()]).toString("utf8");
    } catch {
      return undefined;
    }
  }
}
