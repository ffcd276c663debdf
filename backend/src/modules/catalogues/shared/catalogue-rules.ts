import type { CatalogueRecord } from './catalogue-record.js';

/** What the records of a catalogue go by. */
export interface CatalogueRules<T extends CatalogueRecord> {
  kind: string;
  label: (record: T) => string;
  search?: readonly string[];
  levels?: true;
  sort?: string;
  fixedOrder?: true;
  orderedWithin?: keyof T & string;
  /** Fields that hold the path of a file. */
  files: readonly string[];
}
