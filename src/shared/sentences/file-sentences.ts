/** Why a file is none that an import reads: another kind of file, or another way to write text. */

export const FILE_SENTENCES = {
  "file-other": "it is {format}, which is not read: {program} writes it as a file that is",
  "file-zip": "it is a zip archive: unpack it first",
  "file-tar": "it is a tar archive: unpack it first",
  "file-packed": "it is packed, and not by gzip: unpack it first",
  "file-workbook": "it is a spreadsheet's own file: save its sheet as CSV, in UTF-8",
  "file-document": "it is a document: save its table as CSV, in UTF-8",
  "file-database": "it is a database's own file: export its tables as CSV",
  "file-web-page": "it is a web page, not a graph: save the file that the page offers, not the page",
  "file-picture": "it is a picture: import the data that it was drawn from",
  "file-arrays":
    "it holds arrays of MATLAB, HDF5 or NumPy: open it there (scipy.io.loadmat, h5py, numpy.load) and write its edges as a table",
  "file-pickle": "it is a pickle of Python: open it there and write the graph with networkx (write_graphml)",
  "file-rdf":
    "it is RDF or an ontology in a form that is not read: write it as Turtle (rdflib: parse, then serialize; Protégé: Save as), or its statements as a table of source, relation and target",
  "file-json-document":
    "it is JSON inside a text of JSON: take it out (json.loads in Python) and save it by itself",
  "file-utf16": "it is written in UTF-16 without a mark that says so: save it as UTF-8",
  "encoding-not-utf8":
    "it is not written in UTF-8 (perhaps in Windows-1250, Latin-2 or the like): save it as UTF-8",
  "old-line-ends": "its lines end with a carriage return alone: save it with line feeds",
  "decimal-comma":
    "“{cell}” in the column “{column}” has a comma where numbers have a point: say that the column is text, or write points",
} as const;
