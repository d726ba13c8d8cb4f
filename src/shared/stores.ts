/** The databases that may hold a graph, by the schemes of their addresses, and what each can do. The engine opens them: engine/server/stores.ts. */

interface StoreAbilities {
  readonly name: string;
  /** What addresses begin with, ahead of `://`; the first is the usual one, and `+s` beside a scheme means TLS. */
  readonly schemes: readonly string[];
  /** Whether graphs can be transferred to it, read whole from it and indexed there. */
  readonly canWrite: boolean;
  /** Whether a person may ask it in its own language. */
  readonly hasConsole: boolean;
}

export const STORES = [
  {
    name: "neo4j",
    schemes: ["bolt", "bolt+s", "bolt+ssc", "neo4j", "neo4j+s", "neo4j+ssc"],
    ...{ canWrite: true, hasConsole: true },
  },
  { name: "neptune", schemes: ["neptune"], canWrite: false, hasConsole: false },
] as const satisfies readonly StoreAbilities[];

export type StoreName = (typeof STORES)[number]["name"];
type Store = StoreAbilities & { readonly name: StoreName };

/** The store that an address leads to; undefined for text that is no database's address, such as a file. */
export function storeAt(address: string): Store | undefined {
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//.exec(address)?.[1] ?? "";
  return STORES.find((store: Store) => store.schemes.includes(scheme));
}

/** How addresses begin, as an enumeration: `withTls` stands behind the schemes that also come with +s, `or` ahead of the last store's. */
export function addressForms(withTls: string, or: string): string {
  const forms = STORES.map(({ schemes }: Store) => {
    const plain = schemes.filter((scheme) => !/\+s(sc)?$/.test(scheme));
    const tls = schemes.includes(`${plain[0]!}+s`) ? ` ${withTls}` : "";
    return plain.map((scheme) => `${scheme}://`).join(", ") + tls;
  });
  return `${forms.slice(0, -1).join(", ")} ${or} ${forms.at(-1)!}`;
}

/** What can name a graph on a command line: a name, a file, or the usual address of each store. */
export const GRAPH_ARGUMENT = ["name", "file", ...STORES.map(({ schemes }) => `${schemes[0]}://…`)].join("|");
