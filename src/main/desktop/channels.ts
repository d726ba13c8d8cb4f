/** Names of the two messages between the main process and the preload; everything else travels over the port. */
export const CONNECT_ENGINE = "engine:connect";
export const ENGINE_PORT = "engine:port";
