/** A line of CSV (RFC 4180, but ended by one line feed); cells with separators, quotes or blanks at an end are quoted. */
export function csvRecord(cells: readonly string[]): string {
  return `${cells.map(toCell).join(",")}\n`;
}

function toCell(text: string): string {
  return /[",;|\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
