import { useState } from 'react';
import { flushSync } from 'react-dom';
import { isCancelled } from '../../../api/errors-to-form';
import { notify, reasonOf, type About } from '../../../components/base/notify';
import { readValues } from '../../../components/record-form/faults';
import type { FormValues } from '../../../components/record-form/field';
import { labelsOf, textsOf } from '../../../components/record-form/form-values';
import { useDraft } from '../../../components/record-form/use-draft';
import { useUnanswered } from '../../../components/record-form/use-unanswered';
import { useUnsavedCare } from '../../../components/record-form/use-unsaved-care';
import { formatNumber } from '../../../lib/format';
import { recordIn, type SavedRecord } from '../../../lib/record-in';
import { useOneAtATime } from '../../../lib/use-one-at-a-time';
import { texts } from './catalogues.texts';
import type { Draft } from './draft';
import { saveInTurn, type Refused } from './save-in-turn';
import { sortRefused } from './sort-refused';
import { useRecordRows, type RecordRules } from './use-record-rows';

interface ManyFormOptions extends RecordRules {
  /** The name of several records. */
  many: string;
  /** Called when all fields are valid; if it resolves to false, nothing is sent and the form stays open. */
  ask: (...records: FormValues[]) => Promise<boolean>;
  save: (values: FormValues) => Promise<{ message: string }>;
  /** Returns what the toast names and links to if one record was saved. */
  aboutSaved: (record: SavedRecord | undefined) => About;
  /** Gets the id of the last saved record. */
  onSaved: (id: string | undefined) => unknown;
}

/**
 * Manages several new records in one form and saves them one by one. A record that fails keeps its place with the
 * reason, and can be sent alone; saved records are not sent again.
 */
export function useManyForm(options: ManyFormOptions) {
  const { fields, empty, many, ask, save, aboutSaved, onSaved } = options;
  const rows = useRecordRows(options);
  const { form, drafts, open, filled, focusFirst } = rows;
  const [sending, setSending] = useState(false);
  /** Why records failed, by their keys. */
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({});
  const [lastSaved, setLastSaved] = useState<string>();
  // Closes the toast of the last failure when the form is sent again.
  const [dropFailure, setDropFailure] = useState<() => void>();
  // A disabled button does not stop Ctrl+Enter.
  const oneAtATime = useOneAtATime();
  const { settled } = useUnsavedCare(filled.length > 0);
  const unanswered = useUnanswered();
  const typed = filled.map((values) => textsOf(fields, values));
  const draft = useDraft({
    form: many,
    values: typed.length ? { records: JSON.stringify(typed) } : {},
    unanswered: unanswered.isOpen || sending,
    restore: ({ values: { records = '[]' }, unanswered: isUnanswered }) => {
      rows.replaceAll(JSON.parse(records) as FormValues[]);
      if (isUnanswered) unanswered.noteEarlier();
    },
  });

  async function send(some: Draft[]) {
    dropFailure?.();
    if (!(await unanswered.maySend())) return;
    if (!(await ask(...some.map(({ values }) => values)))) return;
    setSending(true);
    setFailures({});
    const { answers, refused } = await saveInTurn(
      some,
      ({ values }) => save(readValues(fields, values, empty)),
      rows.noteSaved,
    );
    unanswered.note(refused[0]?.error);
    const last = answers.at(-1);
    const record = last && recordIn(last);
    const newest = record?._id ?? lastSaved;
    setLastSaved(newest);
    if (last && answers.length === 1) notify.success(last.message, aboutSaved(record));
    else if (last) notify.success(texts.saved(formatNumber(answers.length), many));
    if (answers.length === open.length) {
      settled();
      draft.settled();
      await onSaved(newest);
    } else show(refused);
    setSending(false);
  }

  /** Shows why records failed: at their fields and at their rows. */
  function show(refused: Refused<Draft>[]) {
    const { underFields, failures: reasons } = sortRefused(refused, { drafts, fields });
    form.setErrors(underFields);
    setFailures(reasons);
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
    const faults = rows.faultsIn(one);
    form.setErrors(faults);
    if (Object.keys(faults).length) focusFirst(faults);
    else void oneAtATime(() => send([one]));
  }

  return {
    form,
    drafts,
    sending,
    isSaved: rows.isSaved,
    /** Why the last try to save a record failed. */
    failureOf: ({ key }: Draft) => failures[key],
    retry,
    /** The draft of an earlier visit, to offer above the records. */
    offered: draft.offered,
    submit: form.onSubmit(() => void oneAtATime(() => send(open)), focusFirst),
    add: rows.add,
    addAll: rows.addAll,
    remove: rows.remove,
  };
}

export type ManyForm = ReturnType<typeof useManyForm>;
