import type { FormValues } from '../../../components/record-form/field';

/** One new record in a form of several. */
export interface Draft {
  key: string;
  values: FormValues;
}

/** Returns the path of a record's field in the form. */
export const pathOf = (at: number, name: string) => `drafts.${at}.values.${name}`;
