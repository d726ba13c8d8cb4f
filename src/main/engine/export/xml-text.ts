/** Ids inside XML files. */
import { fitsXml } from "../../../shared/xml-text";

/** The ids nodes have inside an XML file: their own, or a replacement that is unique where XML cannot hold them. */
export function xmlIdOf(ids: readonly string[]): (handle: number) => string {
  const unfit = new Set(ids.flatMap((id, handle) => (fitsXml(id) ? [] : [handle])));
  if (unfit.size === 0) return (handle) => ids[handle]!;
  let prefix = "node";
  while (ids.some((id) => id.startsWith(prefix))) prefix += "-";
  return (handle) => (unfit.has(handle) ? `${prefix}${handle}` : ids[handle]!);
}
