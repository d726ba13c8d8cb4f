/** A window that sends malformed requests, many at a time, comes back whenever it is thrown out, and prints what it heard. */
import { setTimeout as pause } from "node:timers/promises";
import { malformedRequests } from "./malformed-messages";
import { openWindow, type Window } from "./window";

/** Requests that it does not wait for. */
const AT_ONCE = 100;
/** What brings neither an answer nor an end within this time is waited for no longer. */
const PATIENCE_MS = 60_000;
const RAW = /TypeError|undefined is not|Cannot read|at Object\./;

const [port, cookie, count, seed] = process.argv.slice(2) as [string, string, string, string];
const request = malformedRequests(Number(seed));
const told = { answered: 0, thrownOut: 0, unanswered: 0, raw: [] as string[] };
let window = await openWindow(port, cookie);
let open = 0;

/** Waits until `isEnough`, or the window was thrown out. */
async function hear(isEnough: () => boolean): Promise<void> {
  const since = performance.now();
  while (!take(window) && !isEnough()) {
    if (performance.now() - since > PATIENCE_MS) {
      told.unanswered += open;
      open = 0;
      return;
    }
    await pause(1);
  }
  if (window.socket.readyState === window.socket.OPEN) return;
  told.thrownOut++;
  open = 0;
  window = await openWindow(port, cookie);
}

/** Takes in what was answered; true where the window was thrown out. */
function take({ answers, socket }: Window): boolean {
  for (const answer of answers.splice(0)) {
    if (answer.type === "progress" || answer.type === "wanted") continue;
    told.answered++;
    open = Math.max(0, open - 1);
    const text = answer.type === "failed" ? JSON.stringify(answer) : "";
    if (RAW.test(text)) told.raw.push(text);
  }
  return socket.readyState !== socket.OPEN;
}

for (let at = 0; at < Number(count); at++) {
  const { frames, brings } = request(at);
  for (const frame of frames) window.socket.send(frame);
  if (brings === "answer" || brings === "either") open++;
  await hear(() => (brings === "close" ? false : brings === "either" ? open === 0 : open < AT_ONCE));
}
await hear(() => open === 0);
window.socket.terminate();
console.log(JSON.stringify(told));
