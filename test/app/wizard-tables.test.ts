/** Tables as the field's tools write them, and a document with its context, from the drop onto the window to the first right answer, in one language or the other. */
import { expect, test } from "vitest";
import { dropFiles, screenshot } from "./support/steps";
import { workbenchPerFile } from "./support/fixtures";

const used = workbenchPerFile();
const PATIENCE = { timeout: 120_000 };

interface Journey {
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
  /** Nodes and edges that the files themselves have. */
  readonly nodes: number;
  readonly edges: number;
  readonly question: string;
  readonly answer: string;
}

const WORDS = {
  en: {
    becomes: (nodes: number, edges: number) => `Becomes ${nodes} nodes and ${edges} edges`,
    import: "Import",
    done: (nodes: number, edges: number) => `${nodes} nodes and ${edges} edges in`,
    open: "Open the graph",
    question: "Question",
    ask: "Ask",
  },
  ro: {
    becomes: (nodes: number, edges: number) => `Ar rezulta ${nodes} noduri și ${edges} muchii`,
    import: "Importă",
    done: (nodes: number, edges: number) => `${nodes} noduri și ${edges} muchii în`,
    open: "Deschide graful",
    question: "Întrebare",
    ask: "Întreabă",
  },
} as const;

const PRIME = [
  "relation,display_relation,x_index,x_id,x_type,x_name,x_source,y_index,y_id,y_type,y_name,y_source",
  "indication,indication,14012,DB00619,drug,Imatinib,DrugBank,28780,5074,disease,gastrointestinal stromal tumor,MONDO",
  "drug_protein,target,14012,DB00619,drug,Imatinib,DrugBank,1765,3815,gene/protein,KIT,NCBI",
  "drug_protein,target,14012,DB00619,drug,Imatinib,DrugBank,2093,5156,gene/protein,PDGFRA,NCBI",
  "drug_protein,target,14050,DB01254,drug,Dasatinib,DrugBank,1765,3815,gene/protein,KIT,NCBI",
];

const JOURNEYS: readonly (Journey & { readonly language: keyof typeof WORDS })[] = [
  {
    ...{ name: "kgx", language: "en", nodes: 3, edges: 2 },
    files: {
      "kg_nodes.tsv":
        "id\tcategory\tname\tdescription\nCHEBI:45783\tbiolink:SmallMolecule\timatinib\ta kinase inhibitor\nHGNC:6342\tbiolink:Gene\tKIT\t\nMONDO:0011719\tbiolink:Disease\tgastrointestinal stromal tumor\t\n",
      "kg_edges.tsv":
        "id\tsubject\tpredicate\tobject\tprimary_knowledge_source\ne1\tCHEBI:45783\tbiolink:treats\tMONDO:0011719\tinfores:chembl\ne2\tHGNC:6342\tbiolink:causes\tMONDO:0011719\tinfores:mondo\n",
    },
    ...{ question: "What does imatinib treat?", answer: "gastrointestinal stromal tumor" },
  },
  {
    ...{ name: "primekg", language: "ro", nodes: 5, edges: 4 },
    files: { "kg.csv": `${PRIME.join("\n")}\n` },
    ...{ question: "Which proteins does Dasatinib target?", answer: "KIT" },
  },
  {
    ...{ name: "hetionet", language: "en", nodes: 4, edges: 3 },
    files: {
      "nodes.tsv":
        "id\tname\tkind\nCompound::DB00945\tAspirin\tCompound\nDisease::DOID:8893\tpsoriasis\tDisease\nGene::5743\tPTGS2\tGene\nGene::5742\tPTGS1\tGene\n",
      "edges.sif":
        "source\tmetaedge\ttarget\nCompound::DB00945\tCtD\tDisease::DOID:8893\nCompound::DB00945\tCbG\tGene::5743\nCompound::DB00945\tCbG\tGene::5742\n",
    },
    ...{ question: "Which compounds treat psoriasis?", answer: "Aspirin" },
  },
  {
    ...{ name: "gephi", language: "ro", nodes: 4, edges: 3 },
    files: {
      "oameni.csv": "Id,Label\n1,Persida\n2,Națl\n3,Trică\n4,Bandi\n",
      "legături.csv":
        "Source,Target,Type,Id,Label,Weight\n1,2,Undirected,0,iubește,3.0\n1,3,Undirected,1,frate,1.0\n4,2,Undirected,2,urăște,2.0\n",
    },
    ...{ question: "Pe cine iubește Persida?", answer: "Națl" },
  },
  {
    ...{ name: "dovada", language: "ro", nodes: 4, edges: 3 },
    files: {
      "persida.csv":
        "sursă;relație;țintă;dovadă;capitol\nPersida;iubește;Națl;Persida îl iubea pe Națl.;XV\nMara;are copil;Persida;Persida, fata Marei.;I\nMara;are copil;Trică;Trică, băiatul Marei.;I\n",
    },
    ...{ question: "Pe cine iubește Persida?", answer: "Națl" },
  },
  {
    ...{ name: "jsonld", language: "ro", nodes: 4, edges: 3 },
    files: {
      "casa.json":
        '{"@context":"https://schema.org/","@graph":[{"@id":"#m","@type":"Person","name":"Mara","children":[{"@id":"#p"},{"@id":"#t"}]},{"@id":"#p","name":"Persida","spouse":{"@id":"#n"}},{"@id":"#t","name":"Trică"},{"@id":"#n","name":"Națl"}]}',
      "schema.jsonld": '{"@context":{"@vocab":"http://schema.org/"}}',
    },
    ...{ question: "Who is the spouse of Persida?", answer: "Națl" },
  },
];

test.each(JOURNEYS)(
  "$name, $language: from the drop to the first right answer",
  async ({ name, language, files, nodes, edges, question, answer }) => {
    const words = WORDS[language];
    const { page, complaints, strays } = await used.visit(language === "ro" ? { locale: "ro-RO" } : {});
    await dropFiles(page, files);
    await page.getByText(words.becomes(nodes, edges)).waitFor(PATIENCE);
    await screenshot(page, `wizard-${name}`);
    await page.getByRole("button", { name: words.import, exact: true }).click(PATIENCE);
    await page.getByText(words.done(nodes, edges)).waitFor(PATIENCE);
    await page.getByRole("button", { name: words.open }).click();
    await page.getByRole("combobox", { name: words.question, exact: true }).fill(question);
    await page.getByRole("button", { name: words.ask, exact: true }).click();
    const announced = page.getByTestId("announcer").filter({ hasText: / (?:in|în) (?:< )?\d/ });
    await announced.waitFor({ state: "attached", ...PATIENCE });
    expect(await announced.innerText()).toContain(answer);
    await screenshot(page, `wizard-${name}-answer`);
    expect([complaints, strays]).toStrictEqual([[], []]);
  },
  300_000,
);
