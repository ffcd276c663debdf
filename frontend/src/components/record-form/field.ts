import type { ReactNode } from 'react';
import type { UploadKind } from '../../lib/upload-kinds';
import type { Limit } from './limits';

/** What a form can hold: texts, and files that were chosen but not sent yet. */
export type FormValue = string | File | null;
export type FormValues = Record<string, FormValue>;

export interface Option {
  value: string;
  label: string;
}

/** What a control of a feature's own, such as a picker, gets from the form that it stands in. */
export interface FieldControl<Values> {
  /** By this the form finds the input again, to lead the keyboard there. */
  name: string;
  label: string;
  required: boolean;
  disabled: boolean;
  value: string;
  error: ReactNode;
  onChange: (value: string) => void;
  /** What the API allows in it. */
  limit: Limit;
  /** Keeps the form from being sent, for a reason that only the control knows; undefined lifts that. */
  refuse: (reason: string | undefined) => void;
  /** The other fields, for one that follows another. */
  values: Values;
  set: (name: keyof Values & string, value: FormValue) => void;
}

/** One field of a record's form. */
export interface Field<Values> {
  name: keyof Values & string;
  label: string;
  /** What some calls name it: the server's reasons for that one stand under it too. */
  alias?: string;
  /**
   * `digits` takes a phone number, `number` a whole one, `price` one with up to two decimals, each as people paste it; `check`
   * is 'true' or '' and never required, `fixed` is shown and never edited. The kind counts also where a `control` shows it.
   */
  kind?:
    | 'text'
    | 'area'
    | 'email'
    | 'username'
    | 'digits'
    | 'number'
    | 'price'
    | 'password'
    | 'select'
    | 'check'
    | UploadKind
    | 'fixed'
    | undefined;
  required?: boolean;
  /** Required as soon as this other field is filled: the two show the same thing. */
  requiredWith?: keyof Values & string;
  /** Shown only while this other field is filled. */
  shownWith?: keyof Values & string;
  options?: Option[] | undefined;
  /** Left out while the record is only read. */
  editOnly?: boolean;
  /** Shown while the field is read and empty, such as N/A for a bio. */
  whenEmpty?: string;
  hint?: string | undefined;
  placeholder?: string;
  autoComplete?: string;
  /** The stored file that a file field replaces. */
  current?: string | undefined;
  control?(form: FieldControl<Values>): ReactNode;
}
