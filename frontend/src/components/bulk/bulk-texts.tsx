import { Textarea, TextInput } from '@mantine/core';
import { texts as shared } from '../base/components.texts';
import { hintOf, tooLong } from '../record-form/limits';
import classes from './bulk.module.css';
import type { BulkText } from './bulk.types';

export type TypedTexts = Readonly<Record<string, string>>;

interface BulkTextsProps {
  fields: readonly BulkText[];
  values: TypedTexts;
  faults: TypedTexts;
  onChange: (values: TypedTexts) => void;
}

/** The texts that an action sends to all records, such as the title and the message of a notification. */
export function BulkTexts({ fields, values, faults, onChange }: BulkTextsProps) {
  return fields.map(({ name, label, limit, area }, at) => {
    const value = values[name] ?? '';
    const given = {
      'data-autofocus': at === 0 || undefined,
      ...{ className: classes.field, label, value, required: true },
      description: hintOf(undefined, limit, value),
      error: tooLong(value, limit) ?? faults[name],
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        onChange({ ...values, [name]: currentTarget.value }),
    };
    return area ? (
      <Textarea key={name} rows={4} {...given} />
    ) : (
      <TextInput key={name} autoComplete="off" {...given} />
    );
  });
}

/** Returns the faults of the texts by field: each text is required, and the API limits its length. */
export const textFaults = (fields: readonly BulkText[], values: TypedTexts): TypedTexts =>
  Object.fromEntries(
    fields.flatMap(({ name, limit }) => {
      const value = values[name] ?? '';
      const fault = value.trim() ? tooLong(value, limit) : shared.required;
      return fault ? [[name, fault]] : [];
    }),
  );
