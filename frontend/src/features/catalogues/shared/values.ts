// What a form holds (texts and chosen files) and what the API takes (numbers, files), in both directions.
import type { ReactNode } from 'react';
import type { Listed } from '../../../components/list-page/list.types';
import type { Field, FieldControl, FormValues } from '../../../components/record-form/field';
import { priceOf, typedNumber } from '../../../lib/typed-number';
import { isUploadKind } from '../../../lib/upload-kinds';
import type { CatalogueField } from './catalogue';
import { texts, wordOf } from './catalogues.texts';

/** A field of any catalogue, where its name need not be known. */
interface AnyField {
  name: string;
  label: string;
  kind?: Field<FormValues>['kind'];
  hint?: string;
  placeholder?: string;
  options?: readonly string[];
  control?: (form: FieldControl<FormValues>) => ReactNode;
  stored?: string;
  requiredWith?: string;
  onEdit?: 'required' | 'absent';
}
const anyOf = <Dto>(fields: CatalogueField<Dto>[]) => fields as unknown as AnyField[];
const choice = (value: string) => ({ value, label: wordOf(value) });
const isFile = ({ kind }: AnyField) => isUploadKind(kind);

/** What a new record's form asks for: everything. */
export const fieldsToAdd = <Dto>(fields: CatalogueField<Dto>[]): Field<FormValues>[] =>
  anyOf(fields).map(
    ({ stored: _stored, onEdit: _onEdit, requiredWith: _requiredWith, options, ...field }) => ({
      ...field,
      options: options && [{ value: '', label: texts.choose }, ...options.map(choice)],
      required: true,
    }),
  );

/** What the form of a stored record asks for: a file that is not chosen stays as it is. */
export const fieldsToEdit = <Dto>(fields: CatalogueField<Dto>[], record: Listed): Field<FormValues>[] =>
  anyOf(fields)
    .filter(({ onEdit }) => onEdit !== 'absent')
    .map(({ stored, onEdit, options, ...field }) =>
      isFile(field)
        ? { ...field, required: onEdit === 'required', current: textOf(record, stored ?? field.name) }
        : { ...field, options: options?.map(choice), required: true },
    );

export const emptyValues = <Dto>(fields: CatalogueField<Dto>[]): FormValues =>
  Object.fromEntries(anyOf(fields).map((field) => [field.name, isFile(field) ? null : '']));

export const valuesOf = <Dto>(fields: CatalogueField<Dto>[], record: Listed): FormValues =>
  Object.fromEntries(
    anyOf(fields).map((field) => [field.name, isFile(field) ? null : textOf(record, field.name)]),
  );

const readers: Partial<Record<string, (text: string) => number | undefined>> = {
  number: typedNumber,
  price: priceOf,
};

/** The values given as the API takes them: numbers as numbers, files that were chosen, texts. */
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
