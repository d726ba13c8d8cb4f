/** The drawing in a report for Word as a PNG: not every version of Word shows drawings. */
import { pngOf } from "../../ui/png-of";

const DRAWING = /data:image\/svg\+xml;base64,([A-Za-z0-9+/=]+)" width="(\d+)" height="(\d+)"/;
/** Pixels of the image by those it is shown in. */
const FINENESS = 2;

/** The report with its drawing, where it has one, as a PNG of the same size. */
export async function withPng(report: Uint8Array): Promise<Uint8Array> {
  const html = new TextDecoder().decode(report);
  const [whole, drawing, width, height] = DRAWING.exec(html) ?? [];
  if (whole === undefined) return report;
  const png = await pngOf(textOf(drawing!), FINENESS * Number(width), FINENESS * Number(height));
  const picture = base64Of(new Uint8Array(await png.arrayBuffer()));
  const image = `data:image/png;base64,${picture}" width="${width!}" height="${height!}"`;
  return new TextEncoder().encode(html.replace(whole, () => image));
}

function textOf(base64: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
}

function base64Of(bytes: Uint8Array): string {
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters);
}
