/** DrugMechDB: one YAML file a mechanism, alone or in a tar archive. A link that several mechanisms have is one edge with the evidence of each. CC0. */
import { parseDocument } from "yaml";
import { z } from "zod";
import { ReasonError, reasonOf } from "../../../../shared/failure";
import type { Evidence } from "../../../../shared/graph";
import { message } from "../../../../shared/sentences/sentences";
import { writtenOneWay } from "../../biolink/curies";
import { headBytes } from "../source/file-bytes";
import type { SourceFile } from "../source/import-run";
import { textBlocks } from "../source/text-blocks";
import { addEdge, edgeKey, type Source, type Target } from "./biomedical-source";
import { isTar, tarFiles } from "./tar-files";

const text = z.coerce.string().trim().min(1);
const mechanismSchema = z.object({
  graph: z.object({ _id: text, drug: text, disease: text }),
  nodes: z.array(
    z.object({ id: text, label: text, name: text, alt_names: z.array(z.coerce.string()).nullish() }),
  ),
  links: z.array(z.object({ source: text, key: text, target: text })),
  references: z.array(z.coerce.string()).nullish(),
});
type Mechanism = z.infer<typeof mechanismSchema>;

export const DRUGMECHDB: Source = {
  name: "DrugMechDB",
  knows: (head) => /^links:/m.test(head) && /^graph:/m.test(head) && /\b_id:\s*\S/.test(head),
  isDecisive: true,
  turn: 1,
  read: async (file, into) => {
    const head = await headBytes(file, into.run.signal);
    if (isTar(head)) return readArchive(file, into);
    let whole = "";
    for await (const block of textBlocks(file, into.run)) whole += block.text;
    readMechanism(whole, file.name, into);
  },
};

async function readArchive(file: SourceFile, into: Target): Promise<void> {
  for await (const { name, bytes } of tarFiles(file, into.run)) {
    into.run.signal.throwIfAborted();
    if (/\.ya?ml$/.test(name)) readMechanism(bytes.toString("utf8"), name, into);
  }
}

/** Links met so far, with what each mechanism says of them; added when the last file is read. */
const gathered = new WeakMap<Target, Map<string, Gathered>>();

interface Gathered {
  readonly source: string;
  readonly relation: string;
  readonly target: string;
  readonly evidence: Evidence[];
  readonly file: string;
}

function readMechanism(yaml: string, file: string, into: Target): void {
  try {
    const document = parseDocument(yaml, { prettyErrors: false });
    const [fault] = document.errors;
    if (fault) throw new ReasonError(message("yaml-wrong", { why: fault.message }));
    const parsed = mechanismSchema.safeParse(document.toJS());
    if (!parsed.success) {
      const what = parsed.error.issues[0]!.path.join(".") || "all";
      throw new ReasonError(message("mechanism-shape", { what }));
    }
    addMechanism(parsed.data, file, into);
  } catch (fault) {
    into.run.rejects.add(file, 1, reasonOf(fault));
  }
}

function addMechanism(
  { graph: about, nodes, links, references }: Mechanism,
  file: string,
  into: Target,
): void {
  const { graph, run } = into;
  const count = run.elements.of("DrugMechDB");
  for (const { id: said, label, name, alt_names: others } of nodes) {
    count.nodes++;
    const id = writtenOneWay(said);
    const known = graph.find(id);
    if (known >= 0 && graph.isDefined(known)) continue;
    const properties = {
      ...(others?.length && { synonym: others }),
      ...(id !== said && { original_id: said }),
    };
    graph.define({ id, name, labels: [label], text: "", properties }, { file, line: 1 });
  }
  const known = gathered.get(into) ?? new Map<string, Gathered>();
  gathered.set(into, known);
  for (const link of links) {
    count.edges++;
    const [source, target] = [writtenOneWay(link.source), writtenOneWay(link.target)];
    const key = edgeKey(source, link.key, target);
    const one = known.get(key) ?? { source, relation: link.key, target, evidence: [], file };
    one.evidence.push({
      text: `${about.drug} → ${about.disease} (DrugMechDB ${about._id})`,
      source: about._id,
      references: references ?? [],
    });
    known.set(key, one);
  }
}

/** Adds the links of all mechanisms that were read. */
export function addLinks(into: Target): void {
  for (const { file, evidence, ...ends } of gathered.get(into)?.values() ?? [])
    addEdge(
      { ...ends, licence: "CC0 1.0", properties: { primary_knowledge_source: "DrugMechDB" }, evidence },
      // What a mechanism links it lists itself.
      { ...into, hasNodes: false },
      { file, line: 1 },
    );
  gathered.delete(into);
}
