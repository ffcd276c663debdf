import { useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { draftOf } from '../../lib/draft';
import { errorsToForm, isApiError } from '../../api/errors-to-form';
import { recordIn, type SavedRecord } from '../../lib/record-in';
import { useOneAtATime } from '../../lib/use-one-at-a-time';
import { notify, type About } from '../notify';
import { faultsOf, readValues } from './faults';
import type { Field, FieldControl, FormValues } from './field';
import type { Limits } from './limits';
import { useUnsavedCare } from './use-unsaved-care';

export interface RecordFormOptions<Values extends FormValues> {
  /** What the form is called, for those who cannot see what stands above it. */
  label: string;
  fields: Field<Values>[];
  /** What the API allows in them: the limits that its slice exports for the call. */
  limits?: Limits | undefined;
  initial: Values;
  /** Sends what changed, numbers and phone numbers as plain digits; the answer's message becomes the toast. */
  save: (changed: Partial<Values>, values: Values) => Promise<{ message: string }>;
  /** Documented title of the failure toast. */
  failure?: string | undefined;
  /** What stands under a required field that was left empty, where the documents word it in their own way. */
  requiredText?: string | undefined;
  /** Asked once every required field is filled; false: nothing is sent, the form goes on. */
  ask?: (values: Values) => Promise<boolean>;
  /** Documented: a save says nothing. */
  quiet?: boolean | undefined;
  /** Empties the form so many milliseconds after it is saved, where it stays open. */
  resetAfter?: number | undefined;
  /** What the toast of a save names and leads to; the record is undefined where the answer holds none. */
  told?: ((record: SavedRecord | undefined, values: Values) => About) | undefined;
  /** Gets the id of the saved record, where the answer holds one, and what was typed. The form stays closed for input until what follows a save is done. */
  onSaved?: ((id: string | undefined, values: Values) => unknown) | undefined;
}

function changes<Values extends FormValues>(before: Values, now: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(now).filter(([name, value]) => value !== before[name]),
  ) as Partial<Values>;
}

/** What a toast calls the fields, by their own names and by those of the call. */
export const labelsOf = <Values>(fields: Field<Values>[]): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ name, alias, label }) => [name, ...(alias ? [alias] : [])].map((key) => [key, label])),
  );

/** What may wait in the tab for the next sign-in: texts, but never a password. */
function textsOf<Values extends FormValues>(
  fields: Field<Values>[],
  changed: Partial<Values>,
): Record<string, string> {
  const secret = new Set<string>(fields.flatMap(({ name, kind }) => (kind === 'password' ? [name] : [])));
  const texts = Object.entries(changed).filter(
    ([name, value]) => typeof value === 'string' && !secret.has(name),
  );
  return Object.fromEntries(texts) as Record<string, string>;
}

/** The life of a form: required fields, sending, the server's field errors under their fields, nothing typed lost. */
export function useRecordForm<Values extends FormValues>(options: RecordFormOptions<Values>) {
  const { fields, save } = options;
  // What the record was when the editing began; reading it anew meanwhile must not change what counts as changed.
  const [initial] = useState(options.initial);
  const [phase, setPhase] = useState<'open' | 'sending' | 'saved'>('open');
  const oneAtATime = useOneAtATime();
  // What the last failure told is over once the form is sent again.
  const [dropFailure, setDropFailure] = useState<() => void>();
  const [draft] = useState(() => draftOf(options.label));
  useEffect(() => draft.drop(), [draft]);
  const [refused] = useState(() => new Map<string, string>());
  const form = useForm<Values>({
    initialValues: { ...initial, ...draft.values },
    clearInputErrorOnChange: true,
    validate: (values) => ({
      ...Object.fromEntries(refused),
      ...faultsOf(values, { ...options, stored: initial }),
    }),
  });
  const { unsaved, settled } = useUnsavedCare(Object.keys(changes(initial, form.values)).length > 0);

  const focusFirst = (errors: Record<string, unknown>) => {
    const first = fields.find(({ name }) => errors[name]);
    if (first) form.getInputNode(first.name)?.focus();
  };

  async function send(typed: Values) {
    const values = readValues(fields, typed, initial);
    dropFailure?.();
    try {
      if (options.ask && !(await options.ask(values))) return;
      setPhase('sending');
      const answer = await save(changes(initial, values), values);
      const record = recordIn(answer);
      if (!options.quiet) notify.success(answer.message, options.told?.(record, values));
      settled();
      setPhase('saved');
      if (options.resetAfter !== undefined) await empty(options.resetAfter);
      await options.onSaved?.(record?._id, values);
    } catch (error) {
      const aliases = fields.flatMap(({ name, alias }) => (alias ? [[alias, name] as const] : []));
      const { underFields } = errorsToForm(
        error,
        fields.map(({ name }) => name),
        Object.fromEntries(aliases),
      );
      form.setErrors(underFields);
      // Either answer replaces the page by another form.
      if (isApiError(error) && (error.status === 401 || error.code === 'PASSWORD_CHANGE_REQUIRED'))
        draft.keep(textsOf(fields, changes(initial, values)));
      const drop = notify.failure(error, options.failure, labelsOf(fields));
      setDropFailure(() => drop);
      // A closed field takes no keyboard.
      flushSync(() => setPhase('open'));
      focusFirst(underFields);
    } finally {
      setPhase('open');
    }
  }

  async function empty(after: number) {
    await new Promise((done) => setTimeout(done, after));
    form.reset();
    // The next record begins at the first field, whether Enter was pressed in the last one or a button, which could not keep
    // the keyboard while it was closed.
    const inputs = fields.map(({ name }) => form.getInputNode(name)).filter((node) => node !== null);
    const { activeElement } = document;
    if ([document.body, ...inputs].some((one) => one === activeElement)) inputs[0]?.focus();
  }
  const closed = phase !== 'open';

  const set: FieldControl<Values>['set'] = (name, value) => form.setFieldValue(name, value as never);
  const control = ({ name, label, required = false }: Field<Values>): FieldControl<Values> => ({
    name,
    label,
    required,
    disabled: closed,
    value: String(form.values[name] ?? ''),
    error: form.errors[name],
    onChange: (value) => set(name, value),
    limit: options.limits?.[name] ?? {},
    refuse: (reason) => {
      if (reason) refused.set(name, reason);
      else refused.delete(name);
    },
    values: form.values,
    set,
  });
  return {
    form,
    closed,
    sending: phase === 'sending',
    unsaved,
    control,
    submit: form.onSubmit((values) => void oneAtATime(() => send(values)), focusFirst),
  };
}
