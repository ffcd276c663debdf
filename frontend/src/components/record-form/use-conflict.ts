import { useCallback, useState } from 'react';
import { conflictIn, type Conflict, type PresentRecord } from '../../api/conflict';
import { isUploadKind } from '../../lib/upload-kinds';
import type { Field, FormValues } from './field';
import { mergedValues, mergeOf, type Known, type MergedField } from './merge';

/** A record that a form edits: what the form needs so that no change by someone else is lost. */
export interface EditedRecord<Values> {
  /** The version of the record that the form shows. */
  version: number;
  /** Returns the form's values of the present record, which the API answers after a change by someone else. */
  read: (present: PresentRecord) => Values;
  /** Returns the stored file of a file field, if the record has it under another name than the field. */
  fileIn?: (present: PresentRecord, name: string) => string;
}

/** What a form knows of the record that it edits. `version` is undefined for forms that edit none. */
export interface Base<Values> extends Known<Values> {
  version: number | undefined;
}

/** The stored files of a form's file fields. */
export const filesOf = <Values>(fields: readonly Field<Values>[]): Known<Values>['files'] =>
  Object.fromEntries(
    fields.flatMap(({ name, kind, current = '' }) => (isUploadKind(kind) ? [[name, current]] : [])),
  );

/** The person went back to the form to look again. */
export class Cancelled extends Error {}

/** The open question: which values to save. */
export interface ConflictQuestion {
  conflict: Conflict;
  merged: MergedField<FormValues>[];
  onSave: (mine: ReadonlySet<string>) => void;
  onClose: () => void;
}

interface Saving<Values, Answer> {
  base: Base<Values>;
  values: Values;
  /** Sends the values over this base. */
  save: (values: Values, base: Base<Values>) => Promise<Answer>;
  /** Called when the form goes on from the present record, with the values to save. */
  onMerged: (values: Values, base: Base<Values>) => void;
}

/** More conflicts in a row that concern no field of the form are a fault, not people. */
const MOST_SILENT = 5;

/**
 * Saves a form over the changes of others. When someone else has changed fields of the form, the person sees both values
 * and decides; other changes of the record do not concern the form. Throws `Cancelled` when the person goes back.
 */
export function useConflict<Values extends FormValues>(
  fields: readonly Field<Values>[],
  record: EditedRecord<Values> | undefined,
) {
  const [question, setQuestion] = useState<ConflictQuestion>();
  const ask = useCallback(
    (conflict: Conflict, merged: MergedField<Values>[]) =>
      new Promise<ReadonlySet<string>>((resolve, reject) => {
        const close = () => setQuestion(undefined);
        setQuestion({
          conflict,
          merged: merged as unknown as MergedField<FormValues>[],
          onSave: (mine) => (close(), resolve(mine)),
          onClose: () => (close(), reject(new Cancelled())),
        });
      }),
    [],
  );

  function knownOf({ read, fileIn }: EditedRecord<Values>, present: PresentRecord): Base<Values> {
    const files = Object.keys(filesOf(fields)).map((name) => [
      name,
      fileIn?.(present, name) ?? String(present[name] ?? ''),
    ]);
    return {
      version: present.version,
      values: read(present),
      files: Object.fromEntries(files) as Known<Values>['files'],
      hides: (name) => !(name in present),
    };
  }

  async function saveOver<Answer>({ base, values, save, onMerged }: Saving<Values, Answer>): Promise<Answer> {
    let [over, typed] = [base, values];
    for (let silent = 0; ; silent += 1) {
      try {
        return await save(typed, over);
      } catch (error) {
        const conflict = conflictIn(error);
        if (!conflict || !record || silent >= MOST_SILENT) throw error;
        const now = knownOf(record, conflict.present);
        const merged = mergeOf(fields, over, typed, now);
        const isConcerned = merged.some(({ by }) => by !== 'mine');
        if (isConcerned) {
          const mine = await ask(conflict, merged);
          typed = mergedValues(typed, now, merged, ({ field }) => mine.has(field.name));
          silent = 0;
        }
        over = now;
        onMerged(typed, over);
      }
    }
  }
  return { question, saveOver, knownOf };
}
