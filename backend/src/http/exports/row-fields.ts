// The fields of a row that a file can have, read from the decorators of the row's class.
import type { Type } from '@nestjs/common';
import { type FieldSchema, fieldNames, schemaOf, typeOf } from '../response-fields.js';
import { isShownTo } from '../shown-to.js';
import { absentText, exportedText } from './exported-as.js';

export type FieldKind = 'text' | 'number' | 'boolean' | 'time' | 'day';

export interface RowField {
  kind: FieldKind;
  /** Returns the text of a value in its row, for a field that declares one (`ExportedAs`, `Words`). */
  text?: ((value: unknown, row: unknown) => string) | undefined;
  /** The text of a row that lacks the field. */
  absent?: string | undefined;
  /** Whether a list is one value, as `ExportedAs` takes it. Otherwise each entry is a value. */
  isWhole: boolean;
  /** Returns whether a role sees the field. */
  isShownTo: (role: string) => boolean;
  /** Whether a file without a choice of columns has the field. */
  isUsual: boolean;
}

/** A path has at most this many names. */
const DEEPEST = 3;

/** Fields that serve later calls, not readers: no file has them. */
const LEFT_OUT = new Set(['version']);

const known = new WeakMap<Type, ReadonlyMap<string, RowField>>();

/** Returns the fields of a row class by path: `username`, `user.name`. */
export function rowFields(row: Type): ReadonlyMap<string, RowField> {
  const found = known.get(row) ?? new Map(fieldsOf(row, [], { isUsual: true, isShown: () => true }));
  known.set(row, found);
  return found;
}

/** What holds for a field and all fields below it. */
interface Above {
  isUsual: boolean;
  isShown: (role: string) => boolean;
}

function fieldsOf(row: Type, above: string[], { isUsual, isShown }: Above): [string, RowField][] {
  const prototype = row.prototype as object;
  return fieldNames(row).flatMap((name) => {
    if (LEFT_OUT.has(name)) return [];
    const path = [...above, name];
    const schema = schemaOf(row, name);
    const [text, absent] = [exportedText(prototype, name), absentText(prototype, name)];
    const { type, isList } = typeOf(schema);
    const kind = text ? 'text' : kindOf(type, schema);
    const shown = (role: string) => isShown(role) && isShownTo(row, name, role);
    const own: [string, RowField][] = kind
      ? [[path.join('.'), { kind, text, absent, isWhole: text !== undefined, isShownTo: shown, isUsual }]]
      : [];
    if (typeof type !== 'function' || kindOf(type, schema) || path.length >= DEEPEST) return own;
    return [
      ...own,
      ...fieldsOf(type as Type, path, { isUsual: isUsual && !isList && !text, isShown: shown }),
    ];
  });
}

function kindOf(type: unknown, { format }: FieldSchema): FieldKind | undefined {
  if (type === String || type === 'string')
    return format === 'date-time' ? 'time' : format === 'date' ? 'day' : 'text';
  if (type === Number || type === 'number' || type === 'integer') return 'number';
  return type === Boolean || type === 'boolean' ? 'boolean' : undefined;
}
