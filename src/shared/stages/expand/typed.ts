/** Typed expansion: what each hop may follow, caps by relation, and neighbours in the order of their degree. */
import { z } from "zod";
import { data } from "../../parameters/parameter";

const names = z.array(z.string()).default([]);
const hopSchema = z.strictObject({ relations: names, labels: names });
/** What one hop follows; an empty list is all that the whole expansion may follow. */
export type HopFilter = z.infer<typeof hopSchema>;

/** As many hops as an expansion may have. */
const MOST_HOPS = 6;
const MOST_EDGES = 10_000_000;
/** All absent unless a recipe or a person sets them: then the store alone expands, as ever. */
export const TYPED_PARAMETERS = {
  perHop: data(
    z.union([z.literal("any"), z.array(hopSchema).max(MOST_HOPS)]).optional(),
    'a list of {"relations": […], "labels": […]}, one a hop, or any',
    {
      en: [
        "Per hop",
        "The relations that each hop follows and the labels that it may lead to, one list a hop; an empty list goes by the general one.",
      ],
      ro: [
        "Pe pas",
        "Relațiile urmate la fiecare pas și etichetele la care poate duce, câte o listă pe pas; o listă goală o lasă pe cea generală.",
      ],
    },
  ),
  metapath: data(
    z.string().max(1000).optional(),
    "Label-relation-Label-…, * for any, | between several; empty is none",
    {
      en: ["Metapath", "Labels and relations in turn: sets the hops and what each of them follows."],
      ro: ["Metacale", "Etichete și relații pe rând: stabilește pașii și ce urmează fiecare."],
    },
  ),
  relationCap: data(z.number().int().min(0).max(MOST_EDGES).optional(), "a number of edges; 0 is no cap", {
    en: ["Relation cap", "Most edges of one relation followed from one node."],
    ro: ["Limita pe relație", "Cele mai multe muchii ale unei relații urmate de la un nod."],
  }),
  order: data(z.enum(["handle", "hubs-last"]).optional(), "handle (the standard) or hubs-last", {
    en: ["Order", "In which order a node's edges are followed: as stored, or those to hubs last."],
    ro: ["Ordine", "Ordinea în care sunt urmate muchiile unui nod: cea din graf sau nodurile-hub la urmă."],
  }),
};

/** What "Why not?" tries for them: a wider cap, the stored order, no filter. */
export const TYPED_SEARCH = {
  relationCap: (cap: number | undefined) => (cap ? [2 * cap, 5 * cap, 10 * cap, 0] : []),
  order: (order: "handle" | "hubs-last" | undefined) => (order === "hubs-last" ? ["handle" as const] : []),
  metapath: (path: string | undefined) => (path ? [""] : []),
  perHop: (lists: "any" | HopFilter[] | undefined) => (Array.isArray(lists) ? ["any" as const] : []),
};
