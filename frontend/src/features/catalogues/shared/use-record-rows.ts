import { useForm } from '@mantine/form';
import { randomId } from '@mantine/hooks';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { faultsOf } from '../../../components/record-form/faults';
import type { Field, FormValues } from '../../../components/record-form/field';
import type { Limits } from '../../../components/record-form/limits';
import { pathOf, type Draft } from './draft';

export interface RecordRules {
  fields: Field<FormValues>[];
  limits?: Limits | undefined;
  empty: FormValues;
  requiredText: string;
}

const draft = (values: FormValues): Draft => ({ key: randomId(), values });

/** Manages the rows of a form with several new records: their values, their faults and the focus. */
export function useRecordRows({ fields, limits, empty, requiredText }: RecordRules) {
  /** The keys of the saved records. */
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set());
  const names = fields.map(({ name }) => name);
  const form = useForm<{ drafts: Draft[] }>({
    initialValues: { drafts: [draft(empty)] },
    clearInputErrorOnChange: true,
    validate: ({ drafts }) =>
      Object.fromEntries(drafts.flatMap((one, at) => (saved.has(one.key) ? [] : faultsAt(one, at)))),
  });
  const { drafts } = form.values;
  const faultsAt = ({ values }: Draft, at: number) =>
    Object.entries(faultsOf(values, { fields, limits, requiredText, stored: empty })).map(
      ([name, fault]) => [pathOf(at, name), fault] as const,
    );
  const open = drafts.filter(({ key }) => !saved.has(key));
  const blank = ({ values }: Draft) => Object.entries(values).every(([name, value]) => value === empty[name]);
  const draftsOf = (records: FormValues[]) => records.map((values) => draft({ ...empty, ...values }));

  const begin = (at: number) => {
    const [first] = names;
    if (first) form.getInputNode(pathOf(at, first))?.focus();
  };

  return {
    form,
    drafts,
    /** The records that are not saved. */
    open,
    /** The values of those that a person filled in. */
    filled: open.filter((one) => !blank(one)).map(({ values }) => values),
    /** Whether a record of the form was saved. */
    isSaved: ({ key }: Draft) => saved.has(key),
    noteSaved: ({ key }: Draft) => setSaved((before) => new Set([...before, key])),
    /** Returns the faults of one record by the paths of its fields. */
    faultsIn: (one: Draft) => Object.fromEntries(faultsAt(one, drafts.indexOf(one))),
    focusFirst: (errors: Record<string, unknown>) => {
      const first = drafts
        .flatMap((_, at) => names.map((name) => pathOf(at, name)))
        .find((path) => errors[path]);
      if (first) form.getInputNode(first)?.focus();
    },
    /** Replaces all records. */
    replaceAll: (records: FormValues[]) => form.setValues({ drafts: draftsOf(records) }),
    /** Adds an empty record and focuses it. */
    add: () => {
      flushSync(() => form.insertListItem('drafts', draft(empty)));
      begin(drafts.length);
    },
    /** Adds filled records and drops those that are still empty. */
    addAll: (records: FormValues[]) =>
      form.setFieldValue('drafts', [...drafts.filter((one) => !blank(one)), ...draftsOf(records)]),
    /** Removes a record and focuses the next one, or the last one: the pressed button is gone. */
    remove: (at: number) => {
      flushSync(() => form.removeListItem('drafts', at));
      const left = drafts.toSpliced(at, 1);
      const next = left.findIndex((one, index) => index >= at && open.includes(one));
      begin(next < 0 ? left.findLastIndex((one) => open.includes(one)) : next);
    },
  };
}
