/** Of a path that a network ranked: what share of its attention each document gives every concept on the way, as a row of cells. */
import type { Hypothesis } from "../../../shared/hypothesis";
import { formatShare } from "../../ui/format";
import { clipText, Name, unturned } from "../../ui/name";
import { HYPOTHESIS_TEXTS } from "./hypothesis-texts";

type Path = Hypothesis["paths"][number];
/** Most documents that are shown. */
const MOST = 12;

export function Attention({ found, path }: { found: Hypothesis; path: Path }) {
  const { attention = [], nodes } = path;
  const names = nodes.map((at) => found.concepts[at]!.name);
  return (
    <div className="path-attention">
      <table aria-label={HYPOTHESIS_TEXTS.attention}>
        <thead>
          <tr>
            <td />
            {names.map((name, at) => (
              <th key={at} scope="col">
                <Name text={name} longest={24} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {attention.slice(0, MOST).map(({ document, step, shares }) => (
            <tr key={`${document} ${step.toString()}`}>
              <th scope="row">
                <Name text={document} longest={24} />
              </th>
              {shares.map((share, at) => (
                <td
                  key={at}
                  title={HYPOTHESIS_TEXTS.attentionOf(
                    unturned(clipText(document, 40)),
                    unturned(clipText(names[at]!, 60)),
                    formatShare(share),
                  )}
                >
                  <span
                    className="attention-bar"
                    style={{ inlineSize: `${String(share * 100)}%` }}
                    aria-hidden="true"
                  />
                  <span className="number">{formatShare(share)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {attention.length > MOST && (
        <p className="soft small-print">{HYPOTHESIS_TEXTS.moreAttention(attention.length - MOST)}</p>
      )}
    </div>
  );
}
