// Joins what a person typed with what someone else saved meanwhile: a three-way merge, field by field.
import { isUploadKind } from '../../lib/upload-kinds';
import type { Field, FormValue, FormValues } from './field';

/** What a form shows of a record: its values, and the stored files of its file fields. */
export interface Known<Values> {
  values: Values;
  files: Readonly<Record<string, string>>;
  /** Returns whether the record does not show this field, such as a password. */
  hides?: (name: string) => boolean;
}

/** A field that one side or both changed. */
export interface MergedField<Values> {
  field: Field<Values>;
  /** Who changed the field: only the person at the form, only someone else, or both, to different values. */
  by: 'mine' | 'theirs' | 'both';
  mine: FormValue;
  /** The present value; of a file field, the path of the stored file. */
  theirs: string;
}

const textOf = (value: FormValue | undefined) => (typeof value === 'string' ? value : '');

/** The fields that a merge is about: not those that are only shown, and not what only accompanies an edit. */
const isOfRecord = <Values>({ kind, editOnly }: Field<Values>) => kind !== 'fixed' && !editOnly;

/** Returns the fields that differ between `base`, what was typed over it, and the present record. */
export function mergeOf<Values extends FormValues>(
  fields: readonly Field<Values>[],
  base: Known<Values>,
  typed: Values,
  present: Known<Values>,
): MergedField<Values>[] {
  return fields.filter(isOfRecord).flatMap((field) => {
    const { name } = field;
    const isFile = isUploadKind(field.kind);
    const mine = typed[name];
    const was = isFile ? (base.files[name] ?? '') : textOf(base.values[name]);
    const theirs = isFile ? (present.files[name] ?? '') : textOf(present.values[name]);
    const isMine = mine !== base.values[name];
    // Someone else may have set a new password too, which the record does not show: the person decides.
    const mayDiffer = field.kind === 'password' && isMine && present.hides?.(name) === true;
    const isTheirs = theirs !== was || mayDiffer;
    if ((!isMine && !isTheirs) || (isMine && isTheirs && mine === theirs)) return [];
    const by = isMine && isTheirs ? 'both' : isMine ? 'mine' : 'theirs';
    return [{ field, by, mine: mine ?? null, theirs }];
  });
}

/**
 * Returns the values to save: those of the present record, with the typed value in each field where the person typed
 * one and chose it.
 */
export function mergedValues<Values extends FormValues>(
  typed: Values,
  present: Known<Values>,
  merged: readonly MergedField<Values>[],
  isMine: (field: MergedField<Values>) => boolean,
): Values {
  const taken = merged.filter((field) => field.by === 'theirs' || (field.by === 'both' && !isMine(field)));
  const values = Object.fromEntries(taken.map(({ field: { name } }) => [name, present.values[name]]));
  return { ...typed, ...values } as Values;
}
