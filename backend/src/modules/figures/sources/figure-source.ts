import type { SourceName } from '../measures.js';

/** The sums of one owner. */
export interface FigureRow {
  key: string;
  values: Record<string, number>;
}

/** The half-open range [from, until). */
export interface Range {
  from: Date;
  until: Date;
}

/** Sums the records behind some measures. */
export interface FigureSource {
  readonly name: SourceName;
  /** Returns the time of the first record, or undefined without records. */
  first(): Promise<Date | undefined>;
  /** Sums the records of a range by owner. The row with the key ALL is the whole platform. `keys` limits the owners. */
  sum(range: Range, keys?: readonly string[]): Promise<FigureRow[]>;
  /** Returns the dates of the records before `before` that have changed since `since`, after their day. */
  changed(since: Date, before: Date): Promise<Date[]>;
}
