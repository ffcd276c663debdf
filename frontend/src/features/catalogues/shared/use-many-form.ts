import { useForm } from '@mantine/form';
import { randomId } from '@mantine/hooks';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { notify, type About } from '../../../components/notify';
import type { Field, FormValues } from '../../../components/record-form/field';
import { faultsOf, readValues } from '../../../components/record-form/faults';
import type { Limits } from '../../../components/record-form/limits';
import { useDraft } from '../../../components/record-form/use-draft';
import { labelsOf, textsOf } from '../../../components/record-form/use-record-form';
import { useUnanswered } from '../../../components/record-form/use-unanswered';
import { useUnsavedCare } from '../../../components/record-form/use-unsaved-care';
import { errorsToForm, isApiError } from '../../../api/errors-to-form';
import { formatNumber } from '../../../lib/format';
import { recordIn, type SavedRecord } from '../../../lib/record-in';
import { useOneAtATime } from '../../../lib/use-one-at-a-time';
import { texts } from './catalogues.texts';

interface ManyFormOptions {
  fields: Field<FormValues>[];
  limits?: Limits | undefined;
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

interface Draft {
  key: string;
  values: FormValues;
}
const draft = (values: FormValues): Draft => ({ key: randomId(), values });
export const pathOf = (at: number, name: string) => `drafts.${at}.values.${name}`;

/**
 * Manages several new records in one form and saves them one by one. Rejected records stay in the form with the
 * server's errors.
 */
export function useManyForm(options: ManyFormOptions) {
  const { fields, empty, many, ask, save, told, onSaved } = options;
  const [sending, setSending] = useState(false);
  // Closes the toast of the last failure when the form is sent again.
  const [dropFailure, setDropFailure] = useState<() => void>();
  // A disabled button does not stop Ctrl+Enter.
  const oneAtATime = useOneAtATime();
  const names = fields.map(({ name }) => name);
  const form = useForm<{ drafts: Draft[] }>({
    initialValues: { drafts: [draft(empty)] },
    clearInputErrorOnChange: true,
    validate: ({ drafts }) =>
      Object.fromEntries(
        drafts.flatMap(({ values }, at) =>
          Object.entries(faultsOf(values, { ...options, stored: empty })).map(([name, fault]) => [
            pathOf(at, name),
            fault,
          ]),
        ),
      ),
  });
  const { drafts } = form.values;
  const blank = ({ values }: Draft) => Object.entries(values).every(([name, value]) => value === empty[name]);
  const { settled } = useUnsavedCare(drafts.some((one) => !blank(one)));
  const unanswered = useUnanswered();
  const filled = drafts.filter((one) => !blank(one)).map(({ values }) => textsOf(fields, values));
  const kept = useDraft({
    form: many,
    values: filled.length ? { records: JSON.stringify(filled) } : {},
    restore: ({ values: { records = '[]' } }) =>
      form.setValues({
        drafts: (JSON.parse(records) as FormValues[]).map((values) => draft({ ...empty, ...values })),
      }),
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

  async function send() {
    dropFailure?.();
    if (!(await unanswered.maySend())) return;
    if (!(await ask(...drafts.map(({ values }) => values)))) return;
    setSending(true);
    const { answers, refused, problem } = await saveInTurn(drafts, (values) =>
      save(readValues(fields, values, empty)),
    );
    unanswered.note(problem);
    const last = answers.at(-1);
    const record = last && recordIn(last);
    if (last && answers.length === 1) notify.success(last.message, told(record));
    else if (last) notify.success(texts.saved(formatNumber(answers.length), many));
    if (!refused.length) {
      settled();
      kept.settled();
      await onSaved(record?._id);
    } else {
      form.setValues({ drafts: refused.map(({ one }) => one) });
      const underFields = Object.fromEntries(
        refused.flatMap(({ error }, at) =>
          Object.entries(errorsToForm(error, names).underFields).map(
            ([name, text]) => [pathOf(at, name), text] as const,
          ),
        ),
      );
      form.setErrors(underFields);
      const drop = notify.failure(problem, undefined, labelsOf(fields));
      setDropFailure(() => drop);
      // A disabled field cannot take the focus.
      flushSync(() => setSending(false));
      focusFirst(underFields);
    }
    setSending(false);
  }

  return {
    form,
    drafts,
    sending,
    /** The draft of an earlier visit, to offer above the records. */
    offered: kept.offered,
    submit: form.onSubmit(() => void oneAtATime(send), focusFirst),
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
      begin(Math.min(at, drafts.length - 2));
    },
  };
}

/** Saves the records in turn. A rejected record does not stop the next one; a missing answer stops them all. */
async function saveInTurn(drafts: Draft[], save: ManyFormOptions['save']) {
  const answers: { message: string }[] = [];
  const refused: { one: Draft; error?: unknown }[] = [];
  let problem: unknown;
  for (const [at, one] of drafts.entries()) {
    try {
      answers.push(await save(one.values));
    } catch (error) {
      problem ??= error;
      refused.push({ one, error });
      if (isApiError(error) && error.errors.length) continue;
      refused.push(...drafts.slice(at + 1).map((rest) => ({ one: rest })));
      break;
    }
  }
  return { answers, refused, problem };
}
