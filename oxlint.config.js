/** What `npm run lint` refuses: arrows between rooms that the table forbids, libraries outside of their door, and slips of TypeScript and React. */

/** The table of forbidden arrows between rooms (DESIGN, section 5): files under `target` never import from `from`. */
const FORBIDDEN_ARROWS = [
  { target: "src/shared", from: ["src/main", "src/renderer"] },
  { target: "src/shared/parameters", from: ["src/shared"], except: ["./parameters", "./languages"] },
  {
    target: "src/shared/stages",
    from: ["src/shared"],
    except: ["./stages", "./parameters", "./own-record.ts"],
  },
  { target: "src/renderer", from: ["src/main"] },
  { target: "src/main", from: ["src/renderer"] },
  {
    target: "src/main/engine",
    from: ["src/main/desktop", "src/main/browser", "src/main/cli", "src/main/host"],
  },
  {
    target: "src/main/host",
    from: ["src/main/desktop", "src/main/browser", "src/main/cli", "src/main/engine"],
  },
  { target: "src/main/browser", from: ["src/main/desktop", "src/main/cli", "src/main/engine"] },
  { target: "src/main/desktop", from: ["src/main/browser", "src/main/cli", "src/main/engine"] },
  { target: "src/main/cli", from: ["src/main/desktop"] },
  { target: "src/main/engine/pcst", from: ["src/main/engine"], except: ["./pcst"] },
  { target: "src/main/engine/store", from: ["src/main/engine"], except: ["./store"] },
  {
    target: "src/main/engine/store/remote",
    from: ["src/main/engine/store/neo4j", "src/main/engine/store/neptune"],
  },
  { target: "src/main/engine/store/neo4j", from: ["src/main/engine/store/neptune"] },
  { target: "src/main/engine/store/neptune", from: ["src/main/engine/store/neo4j"] },
  {
    target: "src/main/engine/managed-neo4j",
    from: ["src/main/engine"],
    except: ["./managed-neo4j", "./records", "./store"],
  },
  { target: "src/main/engine/models", from: ["src/main/engine"], except: ["./models", "./records"] },
  {
    target: "src/main/engine/import",
    from: ["src/main/engine"],
    except: ["./import", "./biolink", "./records", "./store", "./models"],
  },
  { target: "src/main/engine/import/source", from: ["src/main/engine/import"], except: ["./source"] },
  {
    target: "src/main/engine/import/values",
    from: ["src/main/engine/import"],
    except: ["./values", "./source"],
  },
  {
    target: "src/main/engine/import/graph",
    from: ["src/main/engine/import"],
    except: ["./graph", "./values", "./source"],
  },
  ...["tables", "xml"].map((kind) => ({
    target: `src/main/engine/import/${kind}`,
    from: ["src/main/engine/import"],
    except: [`./${kind}`, "./graph", "./values", "./source"],
  })),
  // A list of objects is judged as a table whose columns are their keys.
  {
    target: "src/main/engine/import/json",
    from: ["src/main/engine/import"],
    except: ["./json", "./tables", "./graph", "./values", "./source"],
  },
  {
    target: "src/main/engine/import/jsonld",
    from: ["src/main/engine/import"],
    except: ["./jsonld", "./json", "./graph", "./values", "./source"],
  },
  { target: "src/main/engine/map", from: ["src/main/engine"], except: ["./map", "./store"] },
  { target: "src/main/engine/explore", from: ["src/main/engine"], except: ["./explore", "./store"] },
  {
    target: "src/main/engine/export",
    from: ["src/main/engine"],
    except: ["./export", "./biolink", "./records", "./store"],
  },
  {
    target: "src/main/engine/report",
    from: ["src/main/engine"],
    except: ["./report", "./ask", "./export", "./store", "./models"],
  },
  {
    target: "src/main/engine/ledger",
    from: ["src/main/engine"],
    except: ["./ledger", "./ask", "./records", "./report", "./store"],
  },
  { target: "src/main/engine/runner", from: ["src/main/engine"], except: ["./runner"] },
  {
    target: "src/main/engine/ask",
    from: ["src/main/engine"],
    except: ["./ask", "./biolink", "./runner", "./pcst", "./store", "./models", "./language-models"],
  },
  {
    target: "src/main/engine/evaluate",
    from: ["src/main/engine"],
    except: ["./evaluate", "./ask", "./runner", "./store"],
  },
  {
    target: "src/main/engine/pipeline",
    from: ["src/main/engine"],
    except: [
      "./pipeline",
      "./artifacts",
      "./ask",
      "./evaluate",
      "./export",
      "./import",
      "./models",
      "./records",
      "./store",
    ],
  },
  {
    target: "src/main/engine/build",
    from: ["src/main/engine"],
    except: ["./build", "./runner", "./store", "./models", "./import", "./records", "./language-models"],
  },
  {
    target: "src/main/engine/language-models",
    from: ["src/main/engine"],
    except: ["./language-models", "./records"],
  },
  {
    target: "src/main/engine/artifacts",
    from: ["src/main/engine"],
    except: ["./artifacts", "./records", "./store"],
  },
  { target: "src/main/engine/records", from: ["src/main/engine"], except: ["./records"] },
  {
    target: "src/main/engine/connections",
    from: ["src/main/engine"],
    except: ["./connections", "./records"],
  },
  { target: "src/renderer/api", from: ["src/renderer"], except: ["./api"] },
  { target: "src/renderer/picture", from: ["src/renderer"], except: ["./picture"] },
  { target: "src/renderer/canvas", from: ["src/renderer"], except: ["./canvas", "./picture", "./ui"] },
  { target: "src/renderer/map", from: ["src/renderer"], except: ["./map", "./picture", "./ui"] },
  { target: "src/renderer/state", from: ["src/renderer/features"], except: ["./slices.ts", "./commands.ts"] },
  {
    target: "src/renderer/ui",
    from: [
      "src/renderer/features",
      "src/renderer/canvas",
      "src/renderer/map",
      "src/renderer/api",
      "src/renderer/state",
    ],
  },
];

/** Heavy libraries live behind one door each: the folder that alone may import them. */
const DOORS = {
  electron: "src/main/desktop/",
  "@codemirror/state": "src/renderer/features/cypher/",
  "@codemirror/view": "src/renderer/features/cypher/",
  cytoscape: "src/renderer/canvas/",
  "onnxruntime-node": "src/main/engine/models/",
  "@duckdb/node-api": "src/main/engine/store/",
  "neo4j-driver": "src/main/engine/store/neo4j/",
  "@aws-sdk/client-s3": "src/main/engine/artifacts/",
  "@smithy/signature-v4": "src/main/engine/store/neptune/",
  "@aws-crypto/sha256-js": "src/main/engine/store/neptune/",
  "@aws-sdk/credential-providers": "src/main/engine/store/neptune/",
};

/** A folder's files may import the libraries whose door it is or lies behind; of two that match a file the later one holds, so inner folders come last. */
const behindDoors = ["src/", ...new Set(Object.values(DOORS))]
  .toSorted((a, b) => a.length - b.length)
  .map((folder) => {
    const closed = Object.entries(DOORS).filter(([, door]) => !folder.startsWith(door));
    const paths = closed.map(([name, door]) => ({ name, message: `Only ${door} imports it.` }));
    return { files: [`${folder}**`], rules: { "no-restricted-imports": ["error", { paths }] } };
  });

/** As typescript-eslint's strict set names them, but for "!", which the types of typed arrays need. */
const TYPESCRIPT = [
  "ban-ts-comment",
  "consistent-type-imports",
  "no-duplicate-enum-values",
  "no-dynamic-delete",
  "no-empty-object-type",
  "no-explicit-any",
  "no-extra-non-null-assertion",
  "no-extraneous-class",
  "no-invalid-void-type",
  "no-misused-new",
  "no-namespace",
  "no-non-null-asserted-nullish-coalescing",
  "no-non-null-asserted-optional-chain",
  "no-require-imports",
  "no-this-alias",
  "no-unnecessary-type-constraint",
  "no-unsafe-declaration-merging",
  "no-unsafe-function-type",
  "no-wrapper-object-types",
  "prefer-as-const",
  "prefer-literal-enum-member",
  "prefer-namespace-keyword",
  "triple-slash-reference",
  "unified-signatures",
];
const SCRIPT = [
  "eqeqeq",
  "no-console",
  "no-array-constructor",
  "no-empty",
  "no-unused-expressions",
  "no-useless-constructor",
  "no-var",
  "prefer-const",
  "prefer-rest-params",
  "prefer-spread",
];
const errors = (rules) => Object.fromEntries(rules.map((rule) => [rule, "error"]));
const LINES = { skipBlankLines: true, skipComments: true };

export default {
  plugins: ["typescript", "import", "react"],
  // The one rule that looks where an import leads; oxlint has none of its own.
  jsPlugins: [{ name: "arrows", specifier: "eslint-plugin-import-x" }],
  settings: { "import-x/resolver": { node: { extensions: [".ts", ".tsx", ".js", ".mjs"] } } },
  categories: { correctness: "off" },
  ignorePatterns: ["out", "dist", "resources", "test-results", "training"],
  rules: {
    "arrows/no-restricted-paths": ["error", { zones: FORBIDDEN_ARROWS }],
    ...errors(SCRIPT),
    ...errors(TYPESCRIPT.map((rule) => `typescript/${rule}`)),
    "typescript/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
    "import/no-duplicates": ["error", { "prefer-inline": true }],
    "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    "max-lines": ["error", { max: 400, ...LINES }],
    "max-lines-per-function": ["error", { max: 70, ...LINES }],
  },
  overrides: [
    { files: ["src/**"], rules: { "import/no-default-export": "error" } },
    // Where React is: these rules follow every path through every function.
    {
      files: ["src/renderer/**/*.ts", "**/*.tsx"],
      rules: { "react/rules-of-hooks": "error", "react/exhaustive-deps": "error" },
    },
    ...behindDoors,
    {
      files: ["scripts/**", "bench/**", "test/**"],
      rules: { "no-console": "off", "max-lines-per-function": "off" },
    },
  ],
};
