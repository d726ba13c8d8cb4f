/** The page's one Trusted Types policy: what may become a worker is what the bundler made, by its exact address. */
import layoutWorker from "./layout-worker?worker&url";

/** Named by the `trusted-types` directive of the hosts (src/main/host/page-headers.ts); no other policy can be made. */
const POLICY = "dragoman-workers";
const ADDRESSES: readonly string[] = [layoutWorker];

/** The DOM's types do not know Trusted Types yet; what a policy returns is an object that only `new Worker` takes for a string. */
interface TrustedTypes {
  createPolicy(name: string, rules: WorkerPolicy): WorkerPolicy;
}
interface WorkerPolicy {
  createScriptURL(address: string): string;
}

const rules: WorkerPolicy = {
  createScriptURL(address) {
    if (ADDRESSES.includes(address)) return address;
    throw new TypeError("not a worker of this page");
  },
};
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
/** Browsers without Trusted Types take the string, under `worker-src 'self'` as ever. */
const policy = trustedTypes?.createPolicy(POLICY, rules) ?? rules;

/** Starts the worker that lays graphs out, a module of the page's own origin. */
export function startLayoutWorker(): Worker {
  return new Worker(policy.createScriptURL(layoutWorker), { type: "module" });
}
