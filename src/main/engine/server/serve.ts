/** Answers contract messages: parse, run, report progress, cancel by id; a fault becomes a `Failure` value. */
import { orderSchema, type Order, type RequestName } from "../../../shared/contract";
import { toFailure } from "../../../shared/failure";
import { readRequest } from "../../../shared/read-request";
import type { Handlers, Task } from "./handlers";
import type { Port } from "./port";
import { Slices } from "./slices";
import { throttle } from "./throttle";

type Request = Extract<Order, { type: "request" }>;
interface Running {
  readonly controller: AbortController;
  readonly slices: Slices;
}

/** Serves `handlers` on `port` for as long as the process lives. Requests run side by side; each gets one `done` or `failed`. */
export function serve(port: Port, handlers: Handlers): void {
  const running = new Map<number, Running>();
  port.listen((received) => {
    const message = orderSchema.safeParse(received);
    if (!message.success) process.emitWarning("a message that is not part of the contract was dropped");
    else if (message.data.type === "cancel") running.get(message.data.id)?.controller.abort();
    else if (message.data.type === "slice") running.get(message.data.id)?.slices.arrive(message.data.bytes);
    else void answer(message.data, handlers, port, running);
  });
}

async function answer(
  request: Request,
  handlers: Handlers,
  port: Port,
  running: Map<number, Running>,
): Promise<void> {
  const { id } = request;
  const controller = new AbortController();
  const slices = new Slices((wanted) => port.post({ type: "wanted", id, ...wanted }), controller.signal);
  running.set(id, { controller, slices });
  const task: Task = {
    signal: controller.signal,
    want: (...slice) => slices.want(...slice),
    progress: throttle((progress) => {
      if (running.get(id)?.controller === controller) port.post({ type: "progress", id, progress });
    }),
  };
  try {
    const value = await run(request, handlers, task);
    port.post({ type: "done", id, value });
  } catch (thrown) {
    port.post({ type: "failed", id, failure: toFailure(thrown) });
  } finally {
    running.delete(id);
  }
}

/** The parsed input goes to the handler of that name; TypeScript cannot follow the name through both tables, hence the casts. */
async function run(request: Request, handlers: Handlers, task: Task): Promise<unknown> {
  const input = readRequest(request);
  const handle = handlers[request.name as RequestName] as (input: unknown, task: Task) => Promise<unknown>;
  return handle(input, task);
}
