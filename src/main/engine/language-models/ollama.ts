/** Ollama's own interface: https://github.com/ollama/ollama/blob/main/docs/api.md#generate-a-chat-completion */
import { z } from "zod";
import type { Protocol } from "./protocol";

const answerSchema = z.object({ message: z.object({ content: z.string() }) });

export const OLLAMA: Protocol = {
  path: (base) => `${base}/api/chat`,
  body: (model, { instructions, text, shape }) => ({
    model,
    stream: false,
    format: shape.schema,
    options: { temperature: 0, seed: 0 },
    messages: [
      { role: "system", content: instructions },
      { role: "user", content: text },
    ],
  }),
  written: (answer) => answerSchema.safeParse(answer).data?.message.content,
};
