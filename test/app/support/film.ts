/** A film of a page as an animated GIF: frames are looked at in a page of their own, since browsers read PNG and Node does not. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { BrowserContext, Page } from "playwright-core";

/** Colours of a frame: text and ink need few, and the file halves. */
const COLOURS = 48;

export interface Film {
  /** The page as it stands now, shown for so many milliseconds. */
  take(page: Page, milliseconds: number): Promise<void>;
  end(): Promise<Buffer>;
}

/** What is used of the package, which brings no types. */
interface Gifenc {
  quantize(pixels: Uint8ClampedArray, colours: number, options: { format: string }): number[][];
  applyPalette(pixels: Uint8ClampedArray, palette: number[][], format: string): Uint8Array;
}

interface Encoder {
  writeFrame(index: Uint8Array, width: number, height: number, options: object): void;
  finish(): void;
  bytes(): Uint8Array;
}

interface Cutter {
  readonly gif: Encoder;
  last: Uint8ClampedArray | null;
}

export async function startFilm(context: BrowserContext): Promise<Film> {
  const table = await context.newPage();
  const source = await readFile(createRequire(import.meta.url).resolve("gifenc"), "utf8");
  await table.evaluate(`{ const exports = {}; ${source}\nglobalThis.gifenc = exports;
    globalThis.cutter = { gif: exports.GIFEncoder(), last: null }; }`);
  return {
    async take(page, milliseconds) {
      const png = (await page.screenshot({ animations: "disabled" })).toString("base64");
      await table.evaluate(addFrame, { png, milliseconds, colours: COLOURS });
    },
    async end() {
      const numbers = await table.evaluate(endFilm);
      await table.close();
      return Buffer.from(numbers, "base64");
    },
  };
}

/** Runs in the page: what did not change since the last frame is left transparent, which packs to almost nothing. */
async function addFrame(frame: { png: string; milliseconds: number; colours: number }): Promise<void> {
  const { gifenc, cutter } = globalThis as unknown as { gifenc: Gifenc; cutter: Cutter };
  const bytes = Uint8Array.from(atob(frame.png), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const [width, height] = [bitmap.width, bitmap.height];
  const pen = new OffscreenCanvas(width, height).getContext("2d")!;
  pen.drawImage(bitmap, 0, 0);
  const { data } = pen.getImageData(0, 0, width, height);
  const palette = gifenc.quantize(data, frame.colours, { format: "rgb565" });
  const index = gifenc.applyPalette(data, palette, "rgb565");
  const clear = palette.length;
  const before = cutter.last;
  if (before !== null)
    for (let at = 0; at < index.length; at++) {
      const same = [0, 1, 2].every((part) => data[4 * at + part] === before[4 * at + part]);
      if (same) index[at] = clear;
    }
  const all = [...palette, [0, 0, 0]];
  cutter.gif.writeFrame(index, width, height, {
    palette: all,
    delay: frame.milliseconds,
    transparent: before !== null,
    transparentIndex: clear,
    dispose: 1,
  });
  cutter.last = data;
}

/** Runs in the page. */
function endFilm(): string {
  const { cutter } = globalThis as unknown as { cutter: Cutter };
  cutter.gif.finish();
  const bytes = cutter.gif.bytes();
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}
