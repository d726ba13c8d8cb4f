/** The analytics of a graph as Markdown; what comes from the texts never becomes a mark of it. */
import type { Analytics } from "./analytics";

export function reportMarkdown(report: Analytics): string {
  const { graph, works, nodes, edges, mentions, modularity } = report;
  return (
    [
      `# ${plain(graph)}`,
      `${counted(works, "work")}, ${counted(nodes, "node")}, ${counted(edges, "edge")}, ${counted(mentions, "mention")}.`,
      section(
        "Stages",
        ["stage", "alive after it"],
        report.stages.map(({ name, counts }) => [name, listed(counts)]),
      ),
      section("Entities", ["type", "entities", "mentions"], typeRows(report)),
      section("Edges", ["relation", "edges"], Object.entries(report.relations)),
      section(
        "Hubs",
        ["name", "type", "edges to others", "mentions"],
        report.hubs.map(({ name, type, degree, mentions: named }) => [name, type, degree, named]),
      ),
      section(
        `Communities (modularity ${modularity.toFixed(2)})`,
        ["members", "those named most"],
        report.communities.map(({ size, members }) => [size, members.join(", ")]),
      ),
      section(
        "Names in several works",
        ["name", "type", "works"],
        report.recurring.map(({ name, type, works: titles }) => [name, type, titles.join("; ")]),
      ),
      section(
        "Relations by work and chapter",
        ["work", "chapter", "relations"],
        report.byChapter.map(({ work, chapter, relations }) => [work, chapter, listed(relations)]),
      ),
    ].join("\n\n") + "\n"
  );
}

function typeRows({ entities, mentionsByType }: Analytics): Row[] {
  return Object.entries(entities).map(([type, n]) => [type, n, mentionsByType[type] ?? 0]);
}

type Row = readonly (string | number)[];

function section(title: string, head: readonly string[], rows: readonly Row[]): string {
  if (rows.length === 0) return `## ${title}\n\nNone.`;
  const line = (cells: Row): string => `| ${cells.map((cell) => plain(String(cell))).join(" | ")} |`;
  return [`## ${title}\n`, line(head), `|${head.map(() => " --- |").join("")}`, ...rows.map(line)].join("\n");
}

function listed(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([what, n]) => `${n.toString()} ${what}`)
    .join(", ");
}

function counted(n: number, what: string): string {
  return `${n.toString()} ${what}${n === 1 ? "" : "s"}`;
}

function plain(text: string): string {
  return text.replace(/\s+/g, " ").replace(/[\\`*_[\]<>|#&~]/g, (sign) => `\\${sign}`);
}
