/** The same tests under the name that they had: `npx vitest run -c vitest.app.config.ts test/app/foo.test.ts`. */
export { default } from "./vitest.config";
