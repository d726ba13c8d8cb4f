/** The little of WebAssembly that the vector search uses: Node has it, but only the browser's type library describes it. */
declare const WebAssembly: {
  readonly Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (
    module: object,
    imports: Record<string, Record<string, object>>,
  ) => { readonly exports: unknown };
};
