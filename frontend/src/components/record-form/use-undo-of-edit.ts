import type { ChangedKind } from '../../api/changes.gen';
import { versionOf } from '../../lib/record-in';
import { asUndo } from '../../lib/undoing';
import { isUploadKind } from '../../lib/upload-kinds';
import { texts } from '../base/components.texts';
import type { Field, FormValues } from './field';
import { useUndoMaker } from '../base/undo/use-undo-of';

/** The record that a form changes. */
export interface UndoableRecord<Values> {
  /** What the audit log calls the record, to name a colleague who changed it; undefined for a setting. */
  audited?: { kind: ChangedKind; id: string } | undefined;
  /** Asks the server for the record, also after the form has closed, and adds the form's values of it. */
  read: () => Promise<{ record: object; values: Values }>;
}

interface Edit<Values> {
  /** The values when editing began. */
  initial: Values;
  changed: Partial<Values>;
  save: (changed: Partial<Values>, values: Values, versionSeen: number | undefined) => Promise<unknown>;
}

/**
 * Returns what makes the undo of a save: it sends the old values of the changed fields, unless the record differs from
 * what was saved. Passwords, keys and replaced files have no old value, so a save with one of them has no undo.
 */
export function useUndoOfEdit<Values extends FormValues>(
  fields: Field<Values>[],
  undoable?: UndoableRecord<Values>,
) {
  const undoOf = useUndoMaker();
  /** Call it before the save, and the returned function after the save. */
  return ({ initial, changed, save }: Edit<Values>): (() => (() => Promise<void>) | undefined) => {
    const names = Object.keys(changed);
    if (!undoable || !names.length || !names.every((name) => hasOld(fields, initial, name)))
      return () => undefined;
    const old = Object.fromEntries(names.map((name) => [name, initial[name]])) as Partial<Values>;
    let saved: ReturnType<UndoableRecord<Values>['read']>;
    const reverse = async () => {
      const [was, now] = [await saved, await undoable.read()];
      if (names.some((name) => was.values[name] !== now.values[name]))
        throw new Error(texts.undo.changed(texts.undo.someone));
      await asUndo(() => save(old, { ...now.values, ...old }, versionOf(now.record)));
    };
    const { audited } = undoable;
    const undo = audited ? undoOf(audited.kind, audited.id)(reverse) : reverse;
    return () => {
      saved = undoable.read();
      // The undo reports a failed read. Without an undo, the failure has no effect.
      saved.catch(() => undefined);
      return undo;
    };
  };
}

/** Returns whether a call can set the old value of a field again. An empty value of a required field cannot be sent. */
function hasOld<Values extends FormValues>(fields: Field<Values>[], initial: Values, name: string): boolean {
  const field = fields.find((one) => one.name === name);
  const old = initial[name];
  if (!field || field.kind === 'password' || isUploadKind(field.kind)) return false;
  return typeof old === 'string' && !(field.required && old === '');
}
