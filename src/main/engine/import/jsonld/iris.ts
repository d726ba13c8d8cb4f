/** Addresses as RFC 3986 resolves them, letters left as they are: a browser's URL would write "é" another way, and one thing would be two. */

const PARTS = /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(\?[^#]*)?(#.*)?$/s;

interface Parts {
  readonly scheme: string | undefined;
  readonly host: string | undefined;
  readonly path: string;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
}

function partsOf(iri: string): Parts {
  const [, scheme, host, path = "", query, fragment] = PARTS.exec(iri)!;
  return { scheme, host, path, query, fragment };
}

function joined({ scheme, host, path, query = "", fragment = "" }: Parts): string {
  const start = (scheme === undefined ? "" : `${scheme}:`) + (host === undefined ? "" : `//${host}`);
  return start + path + query + fragment;
}

/** A reference against a base; as it stands where there is no base. */
export function resolveIri(base: string | null, reference: string): string {
  if (base === null || base === "") return reference;
  const [from, to] = [partsOf(base), partsOf(reference)];
  if (to.scheme !== undefined) return joined({ ...to, path: withoutDots(to.path) });
  const { fragment } = to;
  if (to.host !== undefined) return joined({ ...to, scheme: from.scheme, path: withoutDots(to.path) });
  if (to.path === "") return joined({ ...from, query: to.query ?? from.query, fragment });
  const path = to.path.startsWith("/") ? to.path : merged(from, to.path);
  return joined({ ...from, path: withoutDots(path), query: to.query, fragment });
}

function merged({ host, path }: Parts, reference: string): string {
  if (host !== undefined && path === "") return `/${reference}`;
  return path.slice(0, path.lastIndexOf("/") + 1) + reference;
}

/** A path without "." and "..". */
function withoutDots(path: string): string {
  if (!path.startsWith("/")) return path;
  const kept: string[] = [];
  const steps = path.split("/");
  steps.forEach((step, at) => {
    const isLast = at === steps.length - 1;
    if (step === "..") {
      if (kept.length > 1) kept.pop();
    } else if (step !== ".") kept.push(step);
    if (isLast && (step === "." || step === "..")) kept.push("");
  });
  return kept.join("/");
}

/** Whether it begins with a scheme, as no relative reference does. */
export function isAbsolute(iri: string): boolean {
  return /^[A-Za-z][\w+.-]*:[^\s<>"{}|\\^`]*$/.test(iri);
}

/** What an address is called by itself: all after its last "#", "/" or ":". */
export function localName(iri: string): string {
  return /[^#/:]+$/.exec(iri.replace(/[#/:]+$/, ""))?.[0] ?? iri;
}
