/** Ioan Slavici's novel Mara, as the ELTeC has it: built, not imported. */
import { join } from "node:path";

/** The novel's file, the graph's meta and its licence file. */
export function mara(folder) {
  return {
    file: join(folder, "eltec-rom", "level1", "ROM071.xml.gz"),
    meta: {
      title: "Mara (Ioan Slavici)",
      description:
        "The novel of 1906, read by the recipe “rolit”: its characters and places, who is with whom in which chapter, each edge with its passage.",
      licence: "CC BY 4.0",
      attribution: "Ioan Slavici, Mara (1906); Romanian Novel Collection (ELTeC-rom), ed. Roxana Patras",
    },
    licence: LICENCE,
  };
}

const LICENCE = `mara.duckdb: the novel Mara by Ioan Slavici (1906; the text is in the public domain), from the Romanian Novel Collection (ELTeC-rom),
edited by Roxana Patras, DOI 10.5281/zenodo.4662599, level1/ROM071.xml of https://github.com/COST-ELTeC/ELTeC-rom at commit
418e9a9e92ade7656e191e71ccd99abf44e4763d.

Licence of the edition: Creative Commons Attribution 4.0 International, https://creativecommons.org/licenses/by/4.0/

Changes: the text was taken out of its markup; names, relations, chapters and their passages were found by Dragoman's recipe "rolit", and
embeddings were added.
`;
