/** GML, the format of keys and brackets that Newman's networks, igraph and Gephi write: a text as nested objects. */
import { ReasonError } from "../../../../shared/failure";
import { message } from "../../../../shared/sentences/sentences";
import { exactNumber, withoutEntities } from "../values/written-values";

type GmlObject = Record<string, unknown>;

/** Keys that draw: they are lost, as in other formats. */
const DRAWN = new Set(["graphics", "LabelGraphics", "edgeAnchor"]);
/** Keys that hold a list even where there is one item. */
const LISTS = new Set(["node", "edge", "graph"]);
/** No file nests deeper for a reason. */
const DEEPEST = 64;
/** A comment's line, a text, a bracket, or a word. */
const TOKENS = /^[ \t]*#[^\n]*|"[^"]*(?:"|(?![^]))|[[\]]|[^\s[\]"]+/gm;

/**
 * The objects of a text: keys that come again become lists, of `node`, `edge` and `graph` always. `isCut` leaves out what the end breaks off.
 * Throws ReasonError with the line where it is no GML.
 */
export function parseGml(text: string, isCut = false): GmlObject {
  const root = Object.create(null) as GmlObject;
  const open: { readonly object: GmlObject; readonly key: string }[] = [{ object: root, key: "" }];
  let key: string | undefined;
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    if (token.trimStart().startsWith("#") && key === undefined) continue;
    const fail = (): never => {
      const line = text.slice(0, index).split("\n").length;
      throw new ReasonError(message("at-line", { line, why: message("gml-shape") }));
    };
    if (/^"[^"]*$/.test(token)) {
      if (isCut) break;
      fail();
    }
    if (token === "]") {
      const closed = open.length > 1 && key === undefined ? open.pop()! : fail();
      put(open.at(-1)!.object, closed.key, closed.object);
    } else if (key === undefined) key = /^[a-z_]\w*$/i.test(token) ? token : fail();
    else if (token === "[") {
      if (open.push({ object: Object.create(null) as GmlObject, key }) > DEEPEST) fail();
      key = undefined;
    } else {
      put(open.at(-1)!.object, key, valueOf(token));
      key = undefined;
    }
  }
  if (!isCut && (open.length > 1 || key !== undefined)) throw new ReasonError(message("gml-shape"));
  // What is not broken off of a graph that is.
  for (const { object, key: name } of open.slice(1, 2)) if (name === "graph") put(root, name, object);
  return root;
}

function put(object: GmlObject, key: string, value: unknown): void {
  if (DRAWN.has(key)) return;
  const known = object[key];
  if (known === undefined) object[key] = LISTS.has(key) ? [value] : value;
  else if (Array.isArray(known)) known.push(value);
  else object[key] = [known, value];
}

function valueOf(token: string): string | number {
  return token.startsWith('"') ? withoutEntities(token.slice(1, -1)) : exactNumber(token);
}
