/** To be imported first where rooms are looked at without a browser: the library of the map reads these names as it is loaded. */
for (const name of ["WebGLRenderingContext", "WebGL2RenderingContext"])
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value: Object });

export {};
