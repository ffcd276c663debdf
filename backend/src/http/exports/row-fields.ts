// The fields of a row that a file can have, read from the decorators of the row's class.
import type { Type } from '@nestjs/common';
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
  /** Whether a file without a choice of columns has the field. */
  isUsual: boolean;
}

/** The metadata of `ApiProperty`. @nestjs/swagger does not export these names. */
const NAMES = 'swagger/apiModelPropertiesArray';
const SCHEMA = 'swagger/apiModelProperties';

interface Schema {
  type?: unknown;
  format?: string;
  isArray?: boolean;
  items?: Schema;
  enum?: readonly unknown[];
}

/** A path has at most this many names. */
const DEEPEST = 3;

/** Fields that serve later calls, not readers: no file has them. */
const LEFT_OUT = new Set(['version']);

const known = new WeakMap<Type, ReadonlyMap<string, RowField>>();

/** Returns the fields of a row class by path: `username`, `user.name`. */
export function rowFields(row: Type): ReadonlyMap<string, RowField> {
  const found = known.get(row) ?? new Map(fieldsOf(row, [], { isUsual: true }));
  known.set(row, found);
  return found;
}

function fieldsOf(row: Type, above: string[], { isUsual }: { isUsual: boolean }): [string, RowField][] {
  const prototype = row.prototype as object;
  const names = (Reflect.getMetadata(NAMES, prototype) ?? []) as string[];
  return names.flatMap((marked) => {
    // The metadata marks each name with a colon.
    const name = marked.slice(1);
    if (LEFT_OUT.has(name)) return [];
    const path = [...above, name];
    const schema = (Reflect.getMetadata(SCHEMA, prototype, name) ?? {}) as Schema;
    const [text, absent] = [exportedText(prototype, name), absentText(prototype, name)];
    const { type, isList } = typeOf(schema);
    const kind = text ? 'text' : kindOf(type, schema);
    const own: [string, RowField][] = kind
      ? [[path.join('.'), { kind, text, absent, isWhole: text !== undefined, isUsual }]]
      : [];
    if (typeof type !== 'function' || kindOf(type, schema) || path.length >= DEEPEST) return own;
    return [...own, ...fieldsOf(type as Type, path, { isUsual: isUsual && !isList && !text })];
  });
}

/** Returns the type of a field, or of the entries of a list. */
function typeOf({ type, isArray = false, items }: Schema): { type: unknown; isList: boolean } {
  if (type === 'array') return { type: items?.type, isList: true };
  // A function of this name delays its class, as in `type: () => User`.
  const isDelayed = typeof type === 'function' && type.name === 'type';
  const stated: unknown = isDelayed ? (type as () => unknown)() : type;
  return Array.isArray(stated) ? { type: stated[0], isList: true } : { type: stated, isList: isArray };
}

function kindOf(type: unknown, { format }: Schema): FieldKind | undefined {
  if (type === String || type === 'string')
    return format === 'date-time' ? 'time' : format === 'date' ? 'day' : 'text';
  if (type === Number || type === 'number' || type === 'integer') return 'number';
  return type === Boolean || type === 'boolean' ? 'boolean' : undefined;
}
