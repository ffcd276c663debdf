import type { ReactNode } from 'react';

export interface BulkChoice {
  value: string;
  label: string;
}

/** A further value that an action needs, beside the reason. */
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

/** What can be done to the selected records of a list. */
export interface BulkAction {
  /** The API's name of the action. */
  name: string;
  /** The label of the button: 'Ban'. */
  label: string;
  /** The title of the question; `what` is '12 users'. */
  title: (what: string) => string;
  effect: ReactNode;
  /** Destroys something: the button is red, and a large selection needs its count typed. */
  danger?: boolean;
  reason?: 'optional' | 'required';
  /** Common reasons. */
  reasons?: readonly string[];
  field?: BulkField;
}

/** What a bulk call sends. `ids` is missing when everything that matches the filters is selected. */
export interface BulkOrder {
  action: string;
  expected: number;
  ids?: string[] | undefined;
  reason?: string | undefined;
  /** The value of the action's field. */
  value?: string | undefined;
}

export interface BulkStarted {
  message: string;
  batch: string;
}
