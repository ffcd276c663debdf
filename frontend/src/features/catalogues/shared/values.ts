// Converts between the values of a form (texts and chosen files) and those of the API (numbers and files).
import type { ReactNode } from 'react';
import type { Listed } from '../../../components/base/list-page/list.types';
import type { Field, FieldControl, FormValues } from '../../../components/record-form/field';
import { priceOf, typedNumber } from '../../../lib/typed-number';
import type { PictureShape } from '../../../lib/picture-shapes';
import { isUploadKind } from '../../../lib/upload-kinds';
import type { CatalogueField } from './catalogue';
import { texts, wordOf } from './catalogues.texts';

/** A field of any catalogue, for code that does not need the names. */
interface AnyField {
  name: string;
  label: string;
  kind?: Field<FormValues>['kind'];
  hint?: string;
  shape?: PictureShape;
  placeholder?: string;
  options?: readonly string[];
  control?: (form: FieldControl<FormValues>) => ReactNode;
  display?: (value: string) => ReactNode;
  stored?: string;
  requiredWith?: string;
  onEdit?: 'required' | 'absent';
}
const anyOf = <Dto>(fields: CatalogueField<Dto>[]) => fields as unknown as AnyField[];
const choice = (value: string) => ({ value, label: wordOf(value) });
const isFile = ({ kind }: Pick<AnyField, 'kind'>) => isUploadKind(kind);
const isCheck = ({ kind }: Pick<AnyField, 'kind'>) => kind === 'check';

/** Returns the fields of the add form: all of them, all required but a checkbox. */
export const fieldsToAdd = <Dto>(fields: CatalogueField<Dto>[]): Field<FormValues>[] =>
  anyOf(fields).map(
    ({ stored: _stored, onEdit: _onEdit, requiredWith: _requiredWith, options, ...field }) => ({
      ...field,
      options: options && [{ value: '', label: texts.choose }, ...options.map(choice)],
      required: !isCheck(field),
    }),
  );

/** Returns the fields of the edit form: a file stays as it is unless a new one is chosen. */
export const fieldsToEdit = <Dto>(fields: CatalogueField<Dto>[], record: Listed): Field<FormValues>[] =>
  anyOf(fields)
    .filter(({ onEdit }) => onEdit !== 'absent')
    .map(({ stored, onEdit, options, ...field }) =>
      isFile(field)
        ? { ...field, required: onEdit === 'required', current: textOf(record, stored ?? field.name) }
        : { ...field, options: options?.map(choice), required: !isCheck(field) },
    );

/** Returns the values of an empty form: every checkbox is set. */
export const emptyValues = <Dto>(fields: CatalogueField<Dto>[]): FormValues =>
  Object.fromEntries(
    anyOf(fields).map((field) => [field.name, isFile(field) ? null : isCheck(field) ? 'true' : '']),
  );

export const valuesOf = <Dto>(fields: CatalogueField<Dto>[], record: Listed): FormValues =>
  Object.fromEntries(
    anyOf(fields).map((field) => [field.name, isFile(field) ? null : textIn(record, field)]),
  );

/** Returns the stored file of a file field. */
export const fileIn = <Dto>(fields: CatalogueField<Dto>[], record: object, name: string): string =>
  textOf(record, anyOf(fields).find((field) => field.name === name)?.stored ?? name);

/** A checkbox is set unless the record says no. */
const textIn = (record: object, field: AnyField) =>
  isCheck(field)
    ? (record as Record<string, unknown>)[field.name] === false
      ? ''
      : 'true'
    : textOf(record, field.name);

const readers: Partial<Record<string, (text: string) => number | boolean | undefined>> = {
  check: (text) => text === 'true',
  number: typedNumber,
  price: priceOf,
};

/**
 * Converts the given values for the API: numbers to numbers, checkboxes to true or false. Chosen files and texts stay
 * as they are, empty files are left out.
 */
export function toDto<Dto>(fields: CatalogueField<Dto>[], values: Partial<FormValues>): Partial<Dto> {
  const sent = anyOf(fields).flatMap((field) => {
    const value = values[field.name];
    if (value === undefined || value === null) return [];
    return [[field.name, readers[field.kind ?? '']?.(value as string) ?? value]];
  });
  return Object.fromEntries(sent) as Partial<Dto>;
}

function textOf(record: object, name: string): string {
  const value = (record as Record<string, unknown>)[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
