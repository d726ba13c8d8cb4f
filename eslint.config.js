import importX, { createNodeResolver } from "eslint-plugin-import-x";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

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

/** Heavy libraries live behind one door each. */
const ONE_DOOR = {
  electron: "src/main/desktop/**",
  "@codemirror/state": "src/renderer/features/cypher/**",
  "@codemirror/view": "src/renderer/features/cypher/**",
  cytoscape: "src/renderer/canvas/**",
  "onnxruntime-node": "src/main/engine/models/**",
  "@duckdb/node-api": "src/main/engine/store/**",
  "neo4j-driver": "src/main/engine/store/neo4j/**",
  "@aws-sdk/client-s3": "src/main/engine/artifacts/**",
  "@smithy/signature-v4": "src/main/engine/store/neptune/**",
  "@aws-crypto/sha256-js": "src/main/engine/store/neptune/**",
  "@aws-sdk/credential-providers": "src/main/engine/store/neptune/**",
};

const doorRules = Object.entries(ONE_DOOR).map(([name, folder]) => ({
  files: ["src/**/*.ts", "src/**/*.tsx"],
  ignores: [folder],
  rules: { [`door-${name.replaceAll(/\W/g, "")}/only`]: "error" },
  plugins: { [`door-${name.replaceAll(/\W/g, "")}`]: { rules: { only: doorRule(name, folder) } } },
}));

/** A rule of one line: the library may be imported in its own folder and nowhere else. */
function doorRule(name, folder) {
  return {
    create: (context) => ({
      ImportDeclaration(node) {
        if (node.source.value === name)
          context.report({ node, message: `${name} may only be imported in ${folder}` });
      },
      ImportExpression(node) {
        if (node.source.value === name)
          context.report({ node, message: `${name} may only be imported in ${folder}` });
      },
    }),
  };
}

export default tseslint.config(
  { ignores: ["out", "dist", "node_modules", "resources", "test-results", "training"] },
  ...tseslint.configs.strict,
  {
    files: ["**/*.ts", "**/*.tsx", "**/*.js", "**/*.mjs"],
    plugins: { "import-x": importX },
    settings: {
      "import-x/resolver-next": [createNodeResolver({ extensions: [".ts", ".tsx", ".js", ".mjs"] })],
    },
    rules: {
      "import-x/no-restricted-paths": ["error", { zones: FORBIDDEN_ARROWS }],
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "import-x/no-duplicates": ["error", { "prefer-inline": true }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "max-lines": ["error", { max: 400, skipBlankLines: true, skipComments: true }],
      "max-lines-per-function": ["error", { max: 70, skipBlankLines: true, skipComments: true }],
      eqeqeq: "error",
      "no-console": "error",
    },
  },
  {
    files: ["src/**/*.ts", "src/**/*.tsx"],
    rules: { "import-x/no-default-export": "error" },
  },
  {
    // Where React is: these rules follow every path through every function.
    files: ["src/renderer/**/*.ts", "**/*.tsx"],
    plugins: { "react-hooks": reactHooks },
    rules: { "react-hooks/rules-of-hooks": "error", "react-hooks/exhaustive-deps": "error" },
  },
  ...doorRules,
  {
    files: ["scripts/**", "bench/**", "test/**"],
    rules: { "no-console": "off", "max-lines-per-function": "off" },
  },
);
