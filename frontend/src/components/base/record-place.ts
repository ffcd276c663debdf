import { createContext } from 'react';

/** The kind of the open screen's record, and the list that the record belongs to. */
export interface RecordPlace {
  /** The name of the record in a sentence: 'withdrawal'. */
  one: string;
  list: { label: string; to: string };
}

/** Undefined on screens that have a menu entry of their own. */
export const OpenRecord = createContext<RecordPlace | undefined>(undefined);
