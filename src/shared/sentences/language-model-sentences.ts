/** What can be wrong with a server of language models, as the middle of a sentence. */

export const LANGUAGE_MODEL_SENTENCES = {
  "server-address": "“{address}” is no http:// or https:// address without a login",
  "server-foreign":
    "{host} is not this machine, and what is asked would be sent there: allow that server once, then try again",
  "server-key-open": "a key is not sent to {host} without https",
  "server-silent": "nothing answers at {host} ({why})",
  "server-slow": "{host} took longer than {seconds#} s",
  "server-redirects": "{host} sends the question elsewhere, which is not followed",
  "server-refuses-key": "{host} does not accept the key",
  "server-lacks-model": "{host} does not have it",
  "server-status": "{host} answers with status {status#}",
  "server-unreadable": "{host} answers what cannot be read",
  "model-stopped": "{why>}; {done#} of {all#} pieces are read and kept: build again to go on",
  "server-long": "{host} answers more than {most#} bytes",
} as const;
