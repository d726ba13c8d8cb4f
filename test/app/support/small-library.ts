/** A small library, as PubTator writes it: a drug, an illness that one early paper says it prevents though it brings it on, and what follows from that. */
type Finding = readonly [pmid: number, subject: string, words: string, object: string, relation?: string];

const IDS: Readonly<Record<string, string>> = {
  orvalin: "Chemical\tO1",
  gelosis: "Disease\tG1",
  mirralgia: "Disease\tM1",
  paxitol: "Chemical\tP1",
};

const FINDINGS: readonly Finding[] = [
  [1001, "orvalin", "prevents", "gelosis"],
  [1002, "orvalin", "induces", "gelosis", "CID"],
  [1003, "gelosis", "was associated with", "mirralgia"],
  [1004, "orvalin", "induces", "gelosis"],
  [1005, "paxitol", "induces", "mirralgia"],
  [1006, "orvalin", "interacts with", "paxitol"],
  [1010, "orvalin", "induces", "mirralgia"],
];

function block([pmid, subject, words, object, relation]: Finding): string {
  const text = `${subject} ${words} ${object}`;
  const mention = (name: string, from: number): string =>
    [pmid, from, from + name.length, name, IDS[name]!].join("\t");
  const ids = [subject, object].map((name) => IDS[name]!.split("\t")[1]!);
  return [
    `${pmid.toString()}|t|${text}.`,
    mention(subject, 0),
    mention(object, text.length - object.length),
    ...(relation ? [[pmid, relation, ...ids].join("\t")] : []),
    "",
  ].join("\n");
}

/** "orvalin" and "mirralgia" are first named together in PMID 1010. */
export const SMALL_LIBRARY = FINDINGS.map(block).join("\n");
