import type { FILE_SENTENCES } from "../../../shared/sentences/file-sentences";

/** The same in Romanian. */
export const FILE_SENTENCES_ROMANIAN: Readonly<Record<keyof typeof FILE_SENTENCES, string>> = {
  "file-other": "este {format}, care nu se citește: {program} îl scrie ca fișier care se citește",
  "file-zip": "este o arhivă zip: despachetează-o mai întâi",
  "file-tar": "este o arhivă tar: despachetează-o mai întâi",
  "file-packed": "este împachetat altfel decât cu gzip: despachetează-l mai întâi",
  "file-workbook": "este fișierul propriu al unui program de calcul tabelar: salvează foaia ca CSV, în UTF-8",
  "file-document": "este un document: salvează tabelul din el ca CSV, în UTF-8",
  "file-database": "este fișierul propriu al unei baze de date: exportă-i tabelele ca CSV",
  "file-web-page": "este o pagină web, nu un graf: salvează fișierul pe care îl oferă pagina, nu pagina",
  "file-picture": "este o imagine: importă datele după care a fost desenată",
  "file-arrays":
    "conține tablouri MATLAB, HDF5 sau NumPy: deschide-l acolo (scipy.io.loadmat, h5py, numpy.load) și scrie muchiile ca tabel",
  "file-pickle": "este un pickle Python: deschide-l acolo și scrie graful cu networkx (write_graphml)",
  "file-rdf":
    "este RDF sau o ontologie într-o formă care nu se citește: scrie-l ca Turtle (rdflib: parse, apoi serialize; Protégé: Save as) sau afirmațiile lui ca tabel cu sursă, relație și țintă",
  "file-json-document":
    "este JSON scris ca text în JSON: scoate-l (json.loads în Python) și salvează-l singur",
  "file-utf16": "este scris în UTF-16 fără vreun semn care să o spună: salvează-l ca UTF-8",
  "encoding-not-utf8":
    "nu este scris în UTF-8 (poate în Windows-1250, Latin-2 sau asemănător): salvează-l ca UTF-8",
  "old-line-ends": "rândurile lui se încheie doar cu retur de car: salvează-l cu sfârșit de rând obișnuit",
  "decimal-comma":
    "„{cell}” din coloana „{column}” are virgulă acolo unde numerele au punct: spune că este o coloană de text, sau scrie numerele cu punct",
};
