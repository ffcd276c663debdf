import { useForm } from '@mantine/form';
import { randomId } from '@mantine/hooks';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { notify, reasonOf, type About } from '../../../components/notify';
import type { Field, FormValues } from '../../../components/record-form/field';
import { faultsOf, readValues } from '../../../components/record-form/faults';
import type { Limits } from '../../../components/record-form/limits';
import { useDraft } from '../../../components/record-form/use-draft';
import { labelsOf, textsOf } from '../../../components/record-form/form-values';
import { useUnanswered } from '../../../components/record-form/use-unanswered';
import { useUnsavedCare } from '../../../components/record-form/use-unsaved-care';
import { errorsToForm, isCancelled } from '../../../api/errors-to-form';
import { formatNumber } from '../../../lib/format';
import { recordIn, type SavedRecord } from '../../../lib/record-in';
import { useOneAtATime } from '../../../lib/use-one-at-a-time';
import { texts } from './catalogues.texts';
import { saveInTurn, type Refused } from './save-in-turn';

interface ManyFormOptions {
  fields: Field<FormValues>[];
  limits: Limits;
  empty: FormValues;
  /** The name of several records. */
  many: string;
  requiredText: string;
  /** Called when all fields are valid; if it resolves to false, nothing is sent and the form stays open. */
  ask: (...records: FormValues[]) => Promise<boolean>;
  save: (values: FormValues) => Promise<{ message: string }>;
  /** Returns what the toast names and links to if one record was saved. */
  told: (record: SavedRecord | undefined) => About;
  /** Gets the id of the last saved record. */
  onSaved: (id: string | undefined) => unknown;
}

export interface Draft {
  key: string;
  values: FormValues;
}
const draft = (values: FormValues): Draft => ({ key: randomId(), values });
export const pathOf = (at: number, name: string) => `drafts.${at}.values.${name}`;

/**
 * Manages several new records in one form and saves them one by one. A record that fails keeps its place with the
 * reason, and can be sent alone; saved records are not sent again.
 */
export function useManyForm(options: ManyFormOptions) {
  const { fields, empty, many, ask, save, told, onSaved } = options;
  const [sending, setSending] = useState(false);
  /** The keys of the saved records, and why the others failed. */
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set());
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({});
  const [lastSaved, setLastSaved] = useState<string>();
  // Closes the toast of the last failure when the form is sent again.
  const [dropFailure, setDropFailure] = useState<() => void>();
  // A disabled button does not stop Ctrl+Enter.
  const oneAtATime = useOneAtATime();
  const names = fields.map(({ name }) => name);
  const form = useForm<{ drafts: Draft[] }>({
    initialValues: { drafts: [draft(empty)] },
    clearInputErrorOnChange: true,
    validate: ({ drafts }) =>
      Object.fromEntries(drafts.flatMap((one, at) => (saved.has(one.key) ? [] : faultsAt(one, at)))),
  });
  const { drafts } = form.values;
  const faultsAt = ({ values }: Draft, at: number) =>
    Object.entries(faultsOf(values, { ...options, stored: empty })).map(
      ([name, fault]) => [pathOf(at, name), fault] as const,
    );
  const open = drafts.filter(({ key }) => !saved.has(key));
  const blank = ({ values }: Draft) => Object.entries(values).every(([name, value]) => value === empty[name]);
  const { settled } = useUnsavedCare(open.some((one) => !blank(one)));
  const unanswered = useUnanswered();
  const filled = open.filter((one) => !blank(one)).map(({ values }) => textsOf(fields, values));
  const kept = useDraft({
    form: many,
    values: filled.length ? { records: JSON.stringify(filled) } : {},
    unanswered: unanswered.isOpen || sending,
    restore: ({ values: { records = '[]' }, unanswered: isUnanswered }) => {
      form.setValues({
        drafts: (JSON.parse(records) as FormValues[]).map((values) => draft({ ...empty, ...values })),
      });
      if (isUnanswered) unanswered.noteEarlier();
    },
  });

  const focusFirst = (errors: Record<string, unknown>) => {
    const first = drafts
      .flatMap((_, at) => names.map((name) => pathOf(at, name)))
      .find((path) => errors[path]);
    if (first) form.getInputNode(first)?.focus();
  };

  const begin = (at: number) => {
    const [first] = names;
    if (first) form.getInputNode(pathOf(at, first))?.focus();
  };

  async function send(some: Draft[]) {
    dropFailure?.();
    if (!(await unanswered.maySend())) return;
    if (!(await ask(...some.map(({ values }) => values)))) return;
    setSending(true);
    setFailures({});
    const { answers, refused } = await saveInTurn(
      some,
      ({ values }) => save(readValues(fields, values, empty)),
      ({ key }) => setSaved((before) => new Set([...before, key])),
    );
    unanswered.note(refused[0]?.error);
    const last = answers.at(-1);
    const record = last && recordIn(last);
    const newest = record?._id ?? lastSaved;
    setLastSaved(newest);
    if (last && answers.length === 1) notify.success(last.message, told(record));
    else if (last) notify.success(texts.saved(formatNumber(answers.length), many));
    if (answers.length === open.length) {
      settled();
      kept.settled();
      await onSaved(newest);
    } else show(refused);
    setSending(false);
  }

  /** Shows why records failed: at their fields and at their rows. */
  function show(refused: Refused<Draft>[]) {
    const sorted = refused.map(({ one, error }) => ({ one, error, ...errorsToForm(error, names) }));
    const underFields = Object.fromEntries(
      sorted.flatMap(({ one, underFields: own }) =>
        Object.entries(own).map(([name, text]) => [pathOf(drafts.indexOf(one), name), text] as const),
      ),
    );
    form.setErrors(underFields);
    setFailures(
      Object.fromEntries(
        sorted.map(({ one, error, underFields: own, rest }) => [
          one.key,
          Object.keys(own).length && !rest.length ? texts.marked : reasonOf(error, labelsOf(fields)),
        ]),
      ),
    );
    const problem = refused[0]?.error;
    if (isCancelled(problem)) notify.success(reasonOf(problem));
    else if (problem) {
      const drop = notify.failure(problem, undefined, labelsOf(fields));
      setDropFailure(() => drop);
    }
    // A disabled field cannot take the focus.
    flushSync(() => setSending(false));
    focusFirst(underFields);
  }

  /** Sends one record that failed. */
  function retry(one: Draft) {
    const faults = Object.fromEntries(faultsAt(one, drafts.indexOf(one)));
    form.setErrors(faults);
    if (Object.keys(faults).length) focusFirst(faults);
    else void oneAtATime(() => send([one]));
  }

  return {
    form,
    drafts,
    sending,
    /** Whether a record of the form was saved. */
    isSaved: ({ key }: Draft) => saved.has(key),
    /** Why the last try to save a record failed. */
    failureOf: ({ key }: Draft) => failures[key],
    retry,
    /** The draft of an earlier visit, to offer above the records. */
    offered: kept.offered,
    submit: form.onSubmit(() => void oneAtATime(() => send(open)), focusFirst),
    /** Adds an empty record and focuses it. */
    add: () => {
      flushSync(() => form.insertListItem('drafts', draft(empty)));
      begin(drafts.length);
    },
    /** Adds filled records and drops those that are still empty. */
    addAll: (values: FormValues[]) =>
      form.setFieldValue('drafts', [
        ...drafts.filter((one) => !blank(one)),
        ...values.map((one) => draft({ ...empty, ...one })),
      ]),
    /** Removes a record and focuses the next one, or the last one: the pressed button is gone. */
    remove: (at: number) => {
      flushSync(() => form.removeListItem('drafts', at));
      const left = drafts.toSpliced(at, 1);
      const next = left.findIndex((one, index) => index >= at && open.includes(one));
      begin(next < 0 ? left.findLastIndex((one) => open.includes(one)) : next);
    },
  };
}

export type ManyForm = ReturnType<typeof useManyForm>;
