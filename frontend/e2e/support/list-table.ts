import { readFileSync } from 'node:fs';
import type { PanelKey } from '../../src/lib/panels';

/** A list and what it offers. A text instead of what it offers is the reason why it does not. */
export interface ListRow {
  panel: PanelKey;
  /** The name of the list, as the list itself declares it. */
  list: string;
  /** The address of a screen that shows it. */
  path: string;
  /** The labels of its filters, the first ones first. */
  filters: string[] | string;
  /** The titles of the columns by which it can be sorted. */
  sorts: string[] | string;
  search: true | string;
  export: true | string;
  columns: true | string;
  /** The topic whose changes it follows, or why it follows none. */
  live: string;
  /** The demo data has no record of the list. */
  demo?: 'empty';
  /** Other readers add records meanwhile: sign-ins and audit records. */
  grows?: true;
}

/** All lists of all panels. `npm run generate` makes docs/lists.md from the same file. */
export const listTable = JSON.parse(
  readFileSync(new URL('../lists.json', import.meta.url), 'utf8'),
) as ListRow[];
