/** A few words of Bolt, as servers speak them that cannot be had for tests: too old ones, and ones with users of few rights. */
import { createServer, type Socket } from "node:net";
import { listen, type Listener } from "../managed-neo4j/faults";

/** What a Bolt value becomes on the line; enough of PackStream for short answers. */
type Packed = string | boolean | readonly Packed[] | { readonly [key: string]: Packed };

export interface FakeAnswers {
  /** The four bytes of the handshake: [0, 0, minor, major]; all zero accepts no version. */
  readonly handshake: readonly [number, number, number, number];
  /** Rows of `name, versions, edition` for the first query. */
  readonly component?: readonly [name: string, versions: readonly string[], edition: string];
  /** Answers every query with this failure instead. */
  readonly failure?: { readonly code: string; readonly message: string };
}

const SUCCESS = 0x70;
const RECORD = 0x71;
const FAILURE = 0x7f;
const [GOODBYE, RUN, PULL] = [0x02, 0x10, 0x3f];

/** Listens on this machine and answers every connection alike. */
export function fakeBolt(answers: FakeAnswers): Promise<Listener> {
  return listen(
    createServer((socket) => {
      socket.on("error", () => undefined);
      speak(socket, answers);
    }),
  );
}

function speak(socket: Socket, { handshake, component, failure }: FakeAnswers): void {
  let received = Buffer.alloc(0);
  let greeted = false;
  const say = (signature: number, value: Packed): void => {
    const body = Buffer.concat([Buffer.from([0xb1, signature]), pack(value)]);
    const size = Buffer.alloc(2);
    size.writeUInt16BE(body.length);
    socket.write(Buffer.concat([size, body, Buffer.from([0, 0])]));
  };
  const answer = (signature: number): void => {
    if (signature === GOODBYE) socket.end();
    else if (signature === RUN && failure) say(FAILURE, { code: failure.code, message: failure.message });
    else if (signature === RUN) say(SUCCESS, { fields: ["name", "versions", "edition"] });
    else if (signature === PULL && failure) say(0x7e, {});
    else if (signature === PULL) {
      say(RECORD, component ?? []);
      say(SUCCESS, { has_more: false });
    } else say(SUCCESS, { server: "Neo4j/4.4.0", connection_id: "bolt-1" });
  };
  socket.on("data", (part: Buffer) => {
    received = Buffer.concat([received, part]);
    if (!greeted && received.length >= 20) {
      greeted = true;
      received = received.subarray(20);
      socket.write(Buffer.from(handshake));
    }
    for (let size: number; greeted && received.length >= 2; received = received.subarray(2 + size)) {
      size = received.readUInt16BE(0);
      if (received.length < 2 + size) return;
      // A chunk of size 0 ends a message; every message here fits one chunk.
      if (size > 1) answer(received[3]!);
    }
  });
}

function pack(value: Packed): Buffer {
  if (typeof value === "boolean") return Buffer.from([value ? 0xc3 : 0xc2]);
  if (typeof value === "string") {
    const text = Buffer.from(value);
    return Buffer.concat([Buffer.from([0xd0, text.length]), text]);
  }
  if (Array.isArray(value)) return Buffer.concat([Buffer.from([0x90 | value.length]), ...value.map(pack)]);
  const entries = Object.entries(value);
  return Buffer.concat([
    Buffer.from([0xa0 | entries.length]),
    ...entries.flatMap(([key, item]) => [pack(key), pack(item)]),
  ]);
}
