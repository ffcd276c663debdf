import { useForm } from '@mantine/form';
import { randomId } from '@mantine/hooks';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { notify, type About } from '../../../components/notify';
import type { Field, FormValues } from '../../../components/record-form/field';
import { faultsOf, readValues } from '../../../components/record-form/faults';
import type { Limits } from '../../../components/record-form/limits';
import { labelsOf } from '../../../components/record-form/use-record-form';
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
  /** What several records are called. */
  many: string;
  requiredText: string;
  /** Asked once every required field is filled; false: nothing is sent, the form goes on. */
  ask: (...records: FormValues[]) => Promise<boolean>;
  save: (values: FormValues) => Promise<{ message: string }>;
  /** What the toast names and leads to, when one record was saved. */
  told: (record: SavedRecord | undefined) => About;
  /** Gets the id of the record that was saved last. */
  onSaved: (id: string | undefined) => unknown;
}

interface Draft {
  key: string;
  values: FormValues;
}
const draft = (values: FormValues): Draft => ({ key: randomId(), values });
export const pathOf = (at: number, name: string) => `drafts.${at}.values.${name}`;

/** Several new records in one form, saved one after the other; those that the server refused stay, with its reasons. */
export function useManyForm(options: ManyFormOptions) {
  const { fields, empty, many, ask, save, told, onSaved } = options;
  const [sending, setSending] = useState(false);
  // What the last failure told is over once the form is sent again.
  const [dropFailure, setDropFailure] = useState<() => void>();
  // A closed button does not stop Ctrl+Enter.
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
  const blank = ({ values }: Draft) => Object.values(values).every((value) => !value);
  const { settled } = useUnsavedCare(drafts.some((one) => !blank(one)));

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
    if (!(await ask(...drafts.map(({ values }) => values)))) return;
    setSending(true);
    const { answers, refused, problem } = await saveInTurn(drafts, (values) =>
      save(readValues(fields, values, empty)),
    );
    const last = answers.at(-1);
    const record = last && recordIn(last);
    if (last && answers.length === 1) notify.success(last.message, told(record));
    else if (last) notify.success(texts.saved(formatNumber(answers.length), many));
    if (!refused.length) {
      settled();
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
      // A closed field takes no keyboard.
      flushSync(() => setSending(false));
      focusFirst(underFields);
    }
    setSending(false);
  }

  return {
    form,
    drafts,
    sending,
    submit: form.onSubmit(() => void oneAtATime(send), focusFirst),
    /** One more record, which the keyboard goes on with. */
    add: () => {
      flushSync(() => form.insertListItem('drafts', draft(empty)));
      begin(drafts.length);
    },
    /** Records that are begun already; one that nobody has begun makes room for them. */
    addAll: (values: FormValues[]) =>
      form.setFieldValue('drafts', [...drafts.filter((one) => !blank(one)), ...values.map(draft)]),
    /** The button that was pressed goes: the keyboard is at the record that follows, or at the last one. */
    remove: (at: number) => {
      flushSync(() => form.removeListItem('drafts', at));
      begin(Math.min(at, drafts.length - 2));
    },
  };
}

/** A refused record does not keep the next one from being tried; a server that does not answer does. */
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
