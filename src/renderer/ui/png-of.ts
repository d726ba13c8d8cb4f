/** An SVG picture as a PNG of so many pixels, drawn by the browser: nothing in it is fetched or run. Fails where it cannot be drawn. */
export async function pngOf(svg: string, width: number, height: number): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const sheet = new OffscreenCanvas(width, height);
    sheet.getContext("2d")?.drawImage(image, 0, 0, width, height);
    return await sheet.convertToBlob({ type: "image/png" });
  } finally {
    URL.revokeObjectURL(address);
  }
}
