import type { SourceName } from '../measures.js';

/** Whole numbers by field. */
export type Values = Record<string, number>;

/** The sums of one owner. */
export interface FigureRow {
  /**
   * `agency:<code>`, `seller:<_id of a coin agency>`, `gift:<_id>`, `plan:<_id>`, `item:<_id>`,
   * `staff:<_id>`, or ALL.
   */
  key: string;
  values: Values;
  /** The owner within which this one is counted: `buyer:<_id of a user>` of `seller:<_id>`. Stored only packed. */
  of?: string;
}

/** The half-open range [from, until). */
export interface Range {
  from: Date;
  until: Date;
}

/** Sums the records behind some measures. */
export interface FigureSource {
  readonly name: SourceName;
  /**
   * Whether the sums are those of this moment, whatever the range: the records do not show past states.
   */
  readonly isPresentOnly?: true;
  /** Returns the time of the first record, or undefined without records. */
  first(): Promise<Date | undefined>;
  /** Sums the records of a range by owner. The row with the key ALL is the whole platform. */
  sum(range: Range): Promise<FigureRow[]>;
  /** Returns the dates of the records before `before` that have changed since `since`, after their day. */
  changed?(since: Date, before: Date): Promise<Date[]>;
}
