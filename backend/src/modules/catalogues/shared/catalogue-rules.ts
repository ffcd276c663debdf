import type { CatalogueRecord } from './catalogue-record.js';

/** The settings of a catalogue. */
export interface CatalogueRules<T extends CatalogueRecord> {
  kind: string;
  label: (record: T) => string;
  search?: readonly string[];
  levels?: true;
  sort?: string;
  fixedOrder?: true;
  orderedWithin?: keyof T & string;
  price?: keyof T & string;
  /** Fields that store the path of a file. */
  files: readonly string[];
}
