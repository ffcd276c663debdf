import { createContext } from 'react';

/** What the record of the open screen is called, and the list that it belongs to. */
export interface RecordPlace {
  /** In a sentence: 'withdrawal'. */
  one: string;
  list: { label: string; to: string };
}

/** Undefined on a screen that the menu leads to itself. */
export const OpenRecord = createContext<RecordPlace | undefined>(undefined);
