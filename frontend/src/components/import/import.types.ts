import type { Question } from '../base/confirm';
import type { CheckedRow } from './checked-rows';

/** A column of the file. */
export interface ImportColumn {
  name: string;
  meaning: string;
  example: string;
  optional?: boolean;
}

export interface PreviewedRow extends CheckedRow {
  label: string;
  detail: string;
  coins: number | null;
}

export interface ImportPreview {
  total: number;
  faulty: number;
  coins: number;
  waits: boolean;
  rows: PreviewedRow[];
}

/** What the person confirmed, with the file. */
interface ImportOrder {
  title: string;
  file: File;
  rows: number;
  coins: number;
}

/** The calls of an import, and the question between them. */
export interface ImportCalls {
  previewOf: (file: File) => Promise<ImportPreview>;
  start: (order: ImportOrder, key: string) => Promise<{ message: string; import: string }>;
  question: (preview: ImportPreview) => Question;
  /** Gets the id of the import. */
  onStarted: (id: string) => void;
}
