import type { Type } from '@nestjs/common';
import type { Right } from '../../core/rights.js';

/** Where the rows of a list's response are, and their class. */
export interface ListRows {
  key: string;
  row: Type;
  /** The right that an admin needs for the list. */
  right?: Right | undefined;
}

/** The metadata key of a list's response class and of its handler. */
export const LIST_ROWS = Symbol('list rows');

/** Returns the rows of a response class that `listResponseOf` made, or of a class that extends one. */
export const listRowsOf = (response: object): ListRows | undefined =>
  Reflect.getMetadata(LIST_ROWS, response) as ListRows | undefined;
