// What a list of the panels says about itself. The OpenAPI document carries it as `x-list`, where the panels, the list of
// lists (docs/lists.md) and the browser tests read it. Filters, orders, search and files follow from the query of the call.
import type { Right } from '../core/rights.js';
import type { Topic } from '../core/topics.js';

/** The metadata key of a list's declaration. */
export const LIST = Symbol('list');

/** What a list does not offer, with the reason. */
export interface Missing {
  filters?: string;
  orders?: string;
  search?: string;
  file?: string;
  live?: string;
}

/** A call whose records the panels show as a list, under one name or several. */
export interface ListDeclaration {
  /** Its names in kebab-case, unique in a panel: views and the choices of staff are stored under them. */
  names: readonly string[];
  /** The rows of a page in the panels until the reader chooses another number: 5 without this. */
  rows?: number;
  /** The topic whose changes an open list follows. */
  live?: Topic;
  /** The kind of its records in the audit log: rows that colleagues change are marked. */
  kind?: string;
  /** What staff call one record and several, for the kinds that the panels name by the document. */
  records?: { one: string; many: string };
  without?: Missing;
  /** By name the right that opens the screen of the list, where it is not the right of the call. */
  opens?: Readonly<Record<string, Right>>;
}

/** Returns what the document says about a list; the rights of its screens stay on the server. */
export const documented = ({ opens: _opens, ...declaration }: ListDeclaration) => declaration;
