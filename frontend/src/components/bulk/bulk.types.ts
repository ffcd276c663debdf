import type { ReactNode } from 'react';
import type { AnyRight } from '../../lib/rights';
import type { Limit } from '../record-form/limits';

export interface BulkChoice {
  value: string;
  label: string;
}

/** A value that an action needs in addition to the reason. */
export interface BulkField {
  /** The API's name of the value. */
  name: string;
  label: string;
  hint?: string;
  /** A hook that returns the choices, the first of which is chosen. Without choices the value is a whole number. */
  useChoices?: () => readonly BulkChoice[];
  /** The bounds of a number. */
  limit?: { minimum: number; maximum: number };
  /** The initial number. */
  initial?: string;
}

/** A text that an action sends to all records. */
export interface BulkText {
  /** The API's name of the text. */
  name: string;
  label: string;
  limit: Limit;
  /** Several lines. */
  area?: boolean;
}

/** What can be done to the selected records of a list. */
export interface BulkAction {
  /** The API's name of the action. */
  name: string;
  /** The label of the button: 'Ban'. */
  label: string;
  /** What an admin needs for the action. */
  right?: AnyRight;
  /** The title of the question; `what` is '12 users'. */
  title: (what: string) => string;
  effect: ReactNode;
  /** Destroys something: the button is red, and a large selection needs its count typed. */
  danger?: boolean;
  /** Cannot be undone, such as a send of coins: a large selection needs its count typed. */
  final?: boolean;
  reason?: 'optional' | 'required';
  /** Common reasons. */
  reasons?: readonly string[];
  field?: BulkField;
  texts?: readonly BulkText[];
}

/** What a bulk call sends. `ids` is missing when everything that matches the filters is selected. */
export interface BulkOrder {
  action: string;
  expected: number;
  ids?: string[] | undefined;
  reason?: string | undefined;
  /** The value of the action's field. */
  value?: string | undefined;
  /** The texts of the action by their names. */
  texts?: Readonly<Record<string, string>> | undefined;
}

export interface BulkStarted {
  message: string;
  batch: string;
}
