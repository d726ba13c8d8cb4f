/** What a test of a connection found, as one sentence. */
import type { ConnectionTest } from "../../../shared/connections";
import type { ConnectionForm } from "./connections-view";
import { explain } from "../../ui/explain";
import { CONNECTIONS_TEXTS } from "./connections-texts";

const MOST_DATABASES = 20;

export function TestResult({ test }: { test: ConnectionForm["test"] }) {
  if (test === null || test.state === "loading") return null;
  if (test.state === "failed") return <Failed sentence={explain(test.failure)} />;
  if (!test.value.ok) return <Failed sentence={CONNECTIONS_TEXTS.unusable(test.value)} />;
  return <Found found={test.value} />;
}

function Failed({ sentence }: { sentence: string }) {
  return (
    <p className="connection-failure" role="alert">
      {sentence}
    </p>
  );
}

function Found({ found }: { found: ConnectionTest }) {
  const texts = CONNECTIONS_TEXTS;
  const { product, nodes, edges, contents, databases } = found;
  return (
    <div className="connection-found" role="status">
      <p>
        {texts.works(product.slice(0, 200), nodes, edges)} {texts.contents[contents]}
      </p>
      {databases.length > 1 && (
        <p className="small-print">{texts.databases(databases.slice(0, MOST_DATABASES).join(", "))}</p>
      )}
    </div>
  );
}
