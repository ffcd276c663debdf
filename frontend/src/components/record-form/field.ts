import type { ReactNode } from 'react';
import type { KnownOfOwner } from '../../../../backend/src/core/guessable-passwords';
import type { PictureShape } from '../../lib/picture-shapes';
import type { UploadKind } from '../../lib/upload-kinds';
import type { Limit } from './limits';

/** The values that a form can hold: texts, and chosen files that are not uploaded yet. */
export type FormValue = string | File | null;
export type FormValues = Record<string, FormValue>;

export interface Option {
  value: string;
  label: string;
}

/** The props that a form passes to a custom control, such as a picker. */
export interface FieldControl<Values> {
  /** The form finds the input by this name to focus it. */
  name: string;
  label: string;
  required: boolean;
  disabled: boolean;
  value: string;
  error: ReactNode;
  onChange: (value: string) => void;
  /** The API's limits for the field. */
  limit: Limit;
  /** Blocks the form for a reason that only the control knows; undefined unblocks it. */
  refuse: (reason: string | undefined) => void;
  /** The values of the other fields, for a control that depends on them. */
  values: Values;
  set: (name: keyof Values & string, value: FormValue) => void;
}

/** One field of a record's form. */
export interface Field<Values> {
  name: keyof Values & string;
  label: string;
  /** The name of the field in some API calls: errors for that name are shown under this field too. */
  alias?: string;
  /**
   * `digits` is a phone number, `number` an integer, `price` a number with up to two decimals; each accepts pasted
   * separators. `check` is 'true' or '' and never required, `fixed` is shown and never edited. The kind is also used
   * for validation when a `control` renders the field.
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
  /** Required when this other field has a value: the two show the same thing. */
  requiredWith?: keyof Values & string;
  /** Shown only while this other field has a value. */
  shownWith?: keyof Values & string;
  options?: Option[] | undefined;
  /** Hidden while the record is only read. */
  editOnly?: boolean;
  /** Shows a value to readers, if the value itself does not say enough, such as an id. */
  display?(value: string): ReactNode;
  /** Shown in place of an empty value while the record is only read, such as N/A for a bio. */
  whenEmpty?: string;
  hint?: string | undefined;
  placeholder?: string;
  autoComplete?: string;
  /** Shows how hard the typed password is to guess. Returns what others know of its owner. */
  strength?(values: Values): KnownOfOwner;
  /** The place that shows the picture, of a field of the kind `image`. */
  shape?: PictureShape;
  /** The stored file that a new file replaces. */
  current?: string | undefined;
  control?(form: FieldControl<Values>): ReactNode;
}
