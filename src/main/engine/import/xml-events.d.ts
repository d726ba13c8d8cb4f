import { type ImportRun, type SourceFile } from "./import-run";
export interface XmlElement {
  /** Without its namespace prefix. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** 1-based line on which its opening tag ends. */
  readonly line: number;
}
export interface XmlHandler {
  /** The root's name; another root refuses the file. */
  readonly root: string;
  open(element: XmlElement): void;
  /** `text` is the own text of a <data> or <default>, without that of elements inside; "" of other elements. */
  close(element: XmlElement, text: string): void;
  /** Runs after every chunk of about 1 MiB. */
  settle(): Promise<void>;
}
/** Reads the whole file; refuses anything that is not well-formed UTF-8 XML, and document type declarations, where entity bombs live. */
export declare function readXml(file: SourceFile, run: ImportRun, handler: XmlHandler): Promise<void>;
