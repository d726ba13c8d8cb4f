/** Chat completions as OpenAI's interface has them, and llama.cpp, vLLM and LM Studio after it. */
import { z } from "zod";
import type { Protocol } from "./protocol";

const answerSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

export const OPENAI: Protocol = {
  path: (base) => `${base.endsWith("/v1") ? base : `${base}/v1`}/chat/completions`,
  body: (model, { instructions, text, shape }) => ({
    model,
    temperature: 0,
    seed: 0,
    response_format: {
      type: "json_schema",
      json_schema: { name: shape.name, strict: true, schema: shape.schema },
    },
    messages: [
      { role: "system", content: instructions },
      { role: "user", content: text },
    ],
  }),
  written: (answer) => answerSchema.safeParse(answer).data?.choices[0]!.message.content,
};
