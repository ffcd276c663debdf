import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { PresentRecord } from '../../api/conflict';
import { errorsToForm, gotNoAnswer, isCancelled } from '../../api/errors-to-form';
import { recordIn, type SavedRecord } from '../../lib/record-in';
import { useOneAtATime } from '../../lib/use-one-at-a-time';
import { useWhileShown } from '../../lib/use-while-shown';
import { notify, reasonOf } from '../base/notify';
import { texts as conflictTexts } from './conflict.texts';
import type { Field, FormValues } from './field';
import { changesOf, labelsOf } from './form-values';
import { readValues } from './faults';
import type { RecordFormOptions } from './record-form.types';
import { Cancelled, useConflict, type Base } from './use-conflict';
import type { FormState } from './use-form-state';
import type { useUnanswered } from './use-unanswered';
import { useUndoOfEdit } from './use-undo-of-edit';

export type Phase = 'open' | 'sending' | 'saved';

interface Sending<Values extends FormValues> {
  state: FormState<Values>;
  unanswered: ReturnType<typeof useUnanswered>;
  setPhase: (phase: Phase) => void;
  /** Called when the values have been saved. */
  onSettled: () => void;
}

/** Sends the values of a form: over the changes of others, and with the errors of the answer under their fields. */
export function useSending<Values extends FormValues>(
  options: RecordFormOptions<Values>,
  { state, unanswered, setPhase, onSettled }: Sending<Values>,
) {
  const { fields, record: edited } = options;
  const { form, base, setBase, focusFirst } = state;
  const oneAtATime = useOneAtATime();
  const whileShown = useWhileShown();
  const { question, saveOver, knownOf } = useConflict(fields, edited);
  const undoOf = useUndoOfEdit(fields, options.undoable);
  // Closes the toast of the last failure when the form is sent again.
  const [dropFailure, setDropFailure] = useState<() => void>();

  async function send(typed: Values) {
    const values = readValues(fields, typed, base.values);
    dropFailure?.();
    try {
      if (!options.repeatable && !(await unanswered.maySend())) return;
      if (options.ask && !(await options.ask(values))) return;
      setPhase('sending');
      const { answer, sent, undo } = await saveOver({
        base,
        values,
        save: saveChanges,
        onMerged: (merged, over) => {
          setBase(over);
          form.setValues({ ...merged });
        },
      });
      unanswered.note(undefined);
      const record = recordIn(answer);
      if (edited && isPresent(record)) setBase({ ...knownOf(edited, record), values: sent });
      if (!options.quiet) notify.success(answer.message, { undo, ...options.aboutSaved?.(record, values) });
      onSettled();
      setPhase('saved');
      if (options.resetAfter !== undefined) await emptyAfter(options.resetAfter, form, fields);
      // Who has gone on to another screen stays there, with its address.
      await whileShown(() => options.onSaved?.(record?._id, values));
    } catch (error) {
      if (error instanceof Cancelled) return;
      unanswered.note(error);
      if (isCancelled(error)) return void notify.success(reasonOf(error));
      showFailure(error);
    } finally {
      setPhase('open');
    }
  }

  /** Sends what differs from `over`, and makes the undo of the save. */
  async function saveChanges(merged: Values, over: Base<Values>) {
    const changed = changesOf(over.values, merged);
    // Every value is as someone else saved it: nothing is left to send.
    if (over !== base && Object.keys(changed).length === 0)
      return { answer: { message: conflictTexts.nothingLeft }, sent: merged, undo: undefined };
    const undo = undoOf({ initial: over.values, changed, save: options.save });
    const answer = await options.save(changed, merged, over.version);
    return { answer, sent: merged, undo: undo() };
  }

  function showFailure(error: unknown) {
    const underFields = underFieldsOf(error, fields);
    form.setErrors(underFields);
    const title = (gotNoAnswer(error) && options.failureWithoutAnswer) || options.failure;
    const drop = notify.failure(error, title, labelsOf(fields));
    setDropFailure(() => drop);
    // A disabled field cannot take the focus.
    flushSync(() => setPhase('open'));
    focusFirst(underFields);
  }

  return {
    /** The open question about values that someone else has changed. */
    question,
    submit: form.onSubmit((values) => void oneAtATime(() => send(values)), focusFirst),
  };
}

const isPresent = (record: SavedRecord | undefined): record is SavedRecord & PresentRecord =>
  typeof record?.['version'] === 'number';

/** Returns the errors of an answer by field. */
function underFieldsOf<Values>(error: unknown, fields: Field<Values>[]) {
  const aliases = fields.flatMap(({ name, alias }) => (alias ? [[alias, name] as const] : []));
  return errorsToForm(
    error,
    fields.map(({ name }) => name),
    Object.fromEntries(aliases),
  ).underFields;
}

/** Resets a form some milliseconds after its save. */
async function emptyAfter<Values extends FormValues>(
  after: number,
  form: FormState<Values>['form'],
  fields: Field<Values>[],
) {
  await new Promise((done) => setTimeout(done, after));
  form.reset();
  // Focus the first field for the next record. Enter was pressed in a field, the button lost the focus while disabled, or
  // it has the focus back from a dialog.
  const [first] = fields.map(({ name }) => form.getInputNode(name)).filter((node) => node !== null);
  const { activeElement } = document;
  if (activeElement === document.body || first?.closest('form')?.contains(activeElement)) first?.focus();
}
