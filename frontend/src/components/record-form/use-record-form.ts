import { useForm } from '@mantine/form';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { errorsToForm, gotNoAnswer, isCancelled } from '../../api/errors-to-form';
import type { PresentRecord } from '../../api/conflict';
import { recordIn, type SavedRecord } from '../../lib/record-in';
import { useOneAtATime } from '../../lib/use-one-at-a-time';
import { useWhileShown } from '../../lib/use-while-shown';
import { notify, reasonOf, type About } from '../notify';
import { texts as conflictTexts } from './conflict.texts';
import { useUndoOfEdit, type UndoableRecord } from './use-undo-of-edit';
import { faultsOf, readValues } from './faults';
import type { Field, FieldControl, FormValues } from './field';
import type { Limits } from './limits';
import { Cancelled, filesOf, useConflict, type Base, type EditedRecord } from './use-conflict';
import { useDraft } from './use-draft';
import { auditedIn, usePutBack } from './use-put-back';
import { useUnanswered } from './use-unanswered';
import { useUnsavedCare } from './use-unsaved-care';

export interface RecordFormOptions<Values extends FormValues> {
  /** The accessible name of the form. */
  label: string;
  fields: Field<Values>[];
  /** The API's limits for the fields, exported by the slice of the call. */
  limits?: Limits | undefined;
  initial: Values;
  /** The record that the form edits: the form then notices changes by others. */
  record?: EditedRecord<Values> | undefined;
  /**
   * Sends the changed values, with numbers and phone numbers as plain digits, and the version of `record` that the
   * values were typed over. The answer's message becomes the toast.
   */
  save: (
    changed: Partial<Values>,
    values: Values,
    versionSeen: number | undefined,
  ) => Promise<{ message: string }>;
  /** The title of the failure toast. */
  failure?: string | undefined;
  /** The title if the server gave no answer, where it differs. */
  failureWithoutAnswer?: string | undefined;
  /** The error under an empty required field, where it differs from the standard one. */
  requiredText?: string | undefined;
  /** Called when all fields are valid; if it resolves to false, nothing is sent and the form stays open. */
  ask?: (values: Values) => Promise<boolean>;
  /** Sends again without a question when a save got no answer: the call has a key that makes it run once. */
  repeatable?: boolean | undefined;
  /** Shows no toast after a successful save. */
  quiet?: boolean | undefined;
  /** Resets a form that stays open this many milliseconds after the save. */
  resetAfter?: number | undefined;
  /** Returns what the toast of a save names and links to; the record is undefined if the answer contains none. */
  told?: ((record: SavedRecord | undefined, values: Values) => About) | undefined;
  /** Reads the record that the form changes: the toast of a save then offers to undo it. */
  undoable?: UndoableRecord<Values> | undefined;
  /** What the audit log calls the setting that the form edits: its history can then put old values back. */
  setting?: string | undefined;
  /**
   * Gets the id of the saved record, if the answer contains one, and the typed values. The form stays disabled until
   * this is done. Not called after the form's screen was left.
   */
  onSaved?: ((id: string | undefined, values: Values) => unknown) | undefined;
}

function changes<Values extends FormValues>(before: Values, now: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(now).filter(([name, value]) => value !== before[name]),
  ) as Partial<Values>;
}

const pick = <Values extends FormValues>(values: Values, names: string[]): Partial<Values> =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>;

const isPresent = (record: SavedRecord | undefined): record is SavedRecord & PresentRecord =>
  typeof record?.['version'] === 'number';

/** Returns the fields' labels for toasts, by field name and alias. */
export const labelsOf = <Values>(fields: Field<Values>[]): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ name, alias, label }) => [name, ...(alias ? [alias] : [])].map((key) => [key, label])),
  );

/** Returns the changed values that a draft may hold: texts and choices, but never passwords, keys or files. */
export function textsOf<Values extends FormValues>(
  fields: Field<Values>[],
  changed: Partial<Values>,
): Record<string, string> {
  const secret = new Set<string>(fields.flatMap(({ name, kind }) => (kind === 'password' ? [name] : [])));
  const texts = Object.entries(changed).filter(
    ([name, value]) => typeof value === 'string' && !secret.has(name),
  );
  return Object.fromEntries(texts) as Record<string, string>;
}

/**
 * Manages a form: validation, sending, the server's errors under their fields, and keeping the typed values after a
 * failure.
 */
export function useRecordForm<Values extends FormValues>(options: RecordFormOptions<Values>) {
  const { fields, save, record: edited } = options;
  // The record when editing began. A refetch must not change which fields count as changed.
  const [base, setBase] = useState<Base<Values>>(() => ({
    values: options.initial,
    files: filesOf(fields),
    version: edited?.version,
  }));
  const initial = base.values;
  const [phase, setPhase] = useState<'open' | 'sending' | 'saved'>('open');
  const oneAtATime = useOneAtATime();
  const whileShown = useWhileShown();
  // Closes the toast of the last failure when the form is sent again.
  const [dropFailure, setDropFailure] = useState<() => void>();
  const [refused] = useState(() => new Map<string, string>());
  const form = useForm<Values>({
    // A copy: the form changes its values in place, and stored records are frozen.
    initialValues: { ...initial },
    clearInputErrorOnChange: true,
    validate: (values) => ({
      ...Object.fromEntries(refused),
      ...faultsOf(values, { ...options, stored: initial }),
    }),
  });
  const changed = changes(initial, form.values);
  const { unsaved, settled } = useUnsavedCare(Object.keys(changed).length > 0);
  const unanswered = useUnanswered();
  const { question, saveOver, knownOf } = useConflict(fields, edited);
  const undoOf = useUndoOfEdit(fields, options.undoable);
  const draft = useDraft({
    form: options.label,
    values: textsOf(fields, changed),
    over:
      base.version === undefined
        ? undefined
        : { version: base.version, values: textsOf(fields, pick(initial, Object.keys(changed))) },
    unanswered: !options.repeatable && (unanswered.isOpen || phase === 'sending'),
    restore: ({ values, over, unanswered: isUnanswered }) => {
      form.setValues(values as Partial<Values>);
      if (isUnanswered) unanswered.noteEarlier();
      if (over) setBase({ ...base, version: over.version, values: { ...initial, ...over.values } });
    },
  });

  const old = usePutBack({
    fields,
    audited: auditedIn(options),
    restore: (values) => form.setValues(values as Partial<Values>),
    focus: (name) => form.getInputNode(name)?.focus(),
  });

  // A form without typed values follows its record.
  const isUntouched = Object.keys(changed).length === 0 && phase === 'open';
  if (edited && isUntouched && edited.version > (base.version ?? 0)) {
    setBase({ values: options.initial, files: filesOf(fields), version: edited.version });
    form.setValues({ ...options.initial });
  }

  const focusFirst = (errors: Record<string, unknown>) => {
    const first = fields.find(({ name }) => errors[name]);
    if (first) form.getInputNode(first.name)?.focus();
  };

  async function send(typed: Values) {
    const values = readValues(fields, typed, initial);
    dropFailure?.();
    try {
      if (!options.repeatable && !(await unanswered.maySend())) return;
      if (options.ask && !(await options.ask(values))) return;
      setPhase('sending');
      const { answer, sent, undo } = await saveOver({
        base,
        values,
        save: async (merged, over) => {
          const changed = changes(over.values, merged);
          // Every value is as someone else saved it: nothing is left to send.
          if (over !== base && Object.keys(changed).length === 0)
            return { answer: { message: conflictTexts.nothingLeft }, sent: merged, undo: undefined };
          const undo = undoOf({ initial: over.values, changed, save });
          const answer = await save(changed, merged, over.version);
          return { answer, sent: merged, undo: undo() };
        },
        onMerged: (merged, over) => {
          setBase(over);
          form.setValues({ ...merged });
        },
      });
      unanswered.note(undefined);
      const record = recordIn(answer);
      if (edited && isPresent(record)) setBase({ ...knownOf(edited, record), values: sent });
      if (!options.quiet) notify.success(answer.message, { undo, ...options.told?.(record, values) });
      settled();
      draft.settled();
      setPhase('saved');
      if (options.resetAfter !== undefined) await empty(options.resetAfter);
      // Who has gone on to another screen stays there, with its address.
      await whileShown(() => options.onSaved?.(record?._id, values));
    } catch (error) {
      if (error instanceof Cancelled) return;
      unanswered.note(error);
      if (isCancelled(error)) return void notify.success(reasonOf(error));
      const aliases = fields.flatMap(({ name, alias }) => (alias ? [[alias, name] as const] : []));
      const { underFields } = errorsToForm(
        error,
        fields.map(({ name }) => name),
        Object.fromEntries(aliases),
      );
      form.setErrors(underFields);
      const title = (gotNoAnswer(error) && options.failureWithoutAnswer) || options.failure;
      const drop = notify.failure(error, title, labelsOf(fields));
      setDropFailure(() => drop);
      // A disabled field cannot take the focus.
      flushSync(() => setPhase('open'));
      focusFirst(underFields);
    } finally {
      setPhase('open');
    }
  }

  async function empty(after: number) {
    await new Promise((done) => setTimeout(done, after));
    form.reset();
    // Focus the first field for the next record: Enter was pressed in a field, or the button lost the focus while
    // disabled.
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
    /** The draft of an earlier visit, to offer above the fields. */
    draft: draft.offered,
    /** The old values that the form shows, from the history of its record. */
    old: Object.keys(changed).length > 0 ? old : undefined,
    /** The open question about values that someone else has changed. */
    question,
    control,
    submit: form.onSubmit((values) => void oneAtATime(() => send(values)), focusFirst),
  };
}
