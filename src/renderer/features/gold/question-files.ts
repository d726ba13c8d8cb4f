/** What the dialog for question files offers; any file may be dropped. */
export const QUESTION_FILES = ".jsonl,.ndjson,.json,.txt";
