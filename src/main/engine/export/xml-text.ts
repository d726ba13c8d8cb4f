/** Texts and ids inside XML files. */
import { escapeXml, fitsXml } from "../../../shared/xml-text";

/** As `escapeXml`, with the line ends of XML 1.1 as references: some readers of XML 1.0 turn those into newlines, too. */
export function xmlText(text: string): string {
  return escapeXml(text).replace(/[\x85\u2028]/g, (end) => `&#${end.charCodeAt(0).toString()};`);
}

/** The ids nodes have inside an XML file: their own, or a replacement that is unique where XML cannot hold them. */
export function xmlIdOf(ids: readonly string[]): (handle: number) => string {
  const unfit = new Set(ids.flatMap((id, handle) => (fitsXml(id) ? [] : [handle])));
  if (unfit.size === 0) return (handle) => ids[handle]!;
  let prefix = "node";
  while (ids.some((id) => id.startsWith(prefix))) prefix += "-";
  return (handle) => (unfit.has(handle) ? `${prefix}${handle}` : ids[handle]!);
}
