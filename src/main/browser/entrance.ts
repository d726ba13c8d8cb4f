/**
 * Who may come in: a browser that shows the one-time token of the printed address, and from then on its cookie. Other programs and
 * pages on this machine can reach the port too, so the token, the cookie, and the Host and Origin headers are all checked.
 */
import { randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

export class Entrance {
  readonly #secret = randomBytes(32).toString("base64url");
  #token = "";

  constructor(private readonly port: number) {
    this.renew();
  }

  /** Makes the old token worthless; returns the address with the new one. */
  renew(): string {
    this.#token = randomBytes(24).toString("base64url");
    return `http://127.0.0.1:${this.port.toString()}/?token=${this.#token}`;
  }

  /** True once for each token. */
  admits(token: string): boolean {
    return isSame(token, this.#token);
  }

  /** The value of a Set-Cookie header: not readable by scripts, never sent along from other sites. */
  cookie(): string {
    return `${this.#cookieName()}=${this.#secret}; HttpOnly; SameSite=Strict; Path=/`;
  }

  knows(request: IncomingMessage): boolean {
    const cookies = (request.headers.cookie ?? "").split("; ");
    return cookies.some((cookie) => isSame(cookie, `${this.#cookieName()}=${this.#secret}`));
  }

  /** False for a name that only points at this machine (DNS rebinding). */
  isOwnHost(request: IncomingMessage): boolean {
    return this.#hosts().includes(request.headers.host ?? "");
  }

  /** A WebSocket may be opened from anywhere, so the page it comes from must be ours. */
  isOwnOrigin(request: IncomingMessage): boolean {
    return this.#hosts().some((host) => request.headers.origin === `http://${host}`);
  }

  #hosts(): string[] {
    return [`127.0.0.1:${this.port.toString()}`, `localhost:${this.port.toString()}`];
  }

  /** Cookies are shared by all ports of a host: the name keeps two workbenches apart. */
  #cookieName(): string {
    return `dragoman-${this.port.toString()}`;
  }
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
