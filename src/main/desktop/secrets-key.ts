/** The key that seals the user's passwords: made once, kept in a file that only the system's keychain can open. */
import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { app, safeStorage } from "electron";

const KEY_BYTES = 32;

/**
 * Base64 of the key; undefined where the system has no keychain, so that passwords are then kept until the program ends and no longer.
 * Call once the app is ready.
 */
export function secretsKey(): string | undefined {
  if (!safeStorage.isEncryptionAvailable() || isPlainText()) return undefined;
  const path = join(app.getPath("userData"), "secrets-key");
  try {
    return safeStorage.decryptString(readFileSync(path));
  } catch {
    // Never made, or made by another user of another keychain: passwords sealed with it are asked for again.
    const key = randomBytes(KEY_BYTES).toString("base64");
    mkdirSync(app.getPath("userData"), { recursive: true });
    writeFileSync(path, safeStorage.encryptString(key), { mode: 0o600 });
    return key;
  }
}

/** Without a wallet Chromium on Linux "seals" with a password that everybody knows. */
function isPlainText(): boolean {
  return process.platform === "linux" && safeStorage.getSelectedStorageBackend() === "basic_text";
}
