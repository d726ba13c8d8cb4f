/** What cross-references say of the nodes of an import: which are one, why, and whether they were joined. */
import type { ImportPreview, XrefReport } from "../../../shared/import/requests";
import { isXrefKey } from "../../../shared/import/xrefs";
import { IMPORTS_TEXTS } from "./imports-texts";

const SHOWN = 5;

export function SameThings({ xrefs: { merged, nodes, apart, first } }: { xrefs: XrefReport }) {
  return (
    <>
      {nodes > 0 && (
        <>
          <p className={merged ? "soft" : "warn"}>{IMPORTS_TEXTS.sameThings(nodes, merged)}</p>
          <ul className="soft">
            {first.slice(0, SHOWN).map(({ ids, by }) => (
              <li key={ids.join(" ")}>
                <bdi>{ids.join(" = ")}</bdi> <bdi>({by.join(", ")})</bdi>
              </li>
            ))}
            {first.length > SHOWN && <li>…</li>}
          </ul>
        </>
      )}
      {apart > 0 && <p className="warn">{IMPORTS_TEXTS.keptApart(apart)}</p>}
    </>
  );
}

/** Whether several files are there, and one of them has a column of cross-references. */
export function mayHaveXrefs({ files }: ImportPreview): boolean {
  return files.length > 1 && files.some(({ columns }) => columns.some(({ name }) => isXrefKey(name)));
}
