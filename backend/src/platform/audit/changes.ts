// Converts an audit record for display: the fields that were added, changed and removed, with their values as text.
import type { Types } from 'mongoose';
import { shown } from './differences.js';

export const CHANGE_KINDS = ['added', 'changed', 'removed'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];
/** The kind of a value, so that readers can group numbers and omit ids; `data` is nested records, as JSON. */
export const VALUE_KINDS = ['text', 'number', 'flag', 'time', 'id', 'file', 'data'] as const;
export type ValueKind = (typeof VALUE_KINDS)[number];
export interface FieldChange {
  /** The path of the field, such as `walletFreeze.reason`. */
  field: string;
  change: ChangeKind;
  value: ValueKind;
  before: string;
  after: string;
}

/** The maximum length of a value in characters: no one reads long lists and texts in a log. */
const MAX_CHARACTERS = 1000;

const isObjectId = (value: object): value is Types.ObjectId => '_bsontype' in value;
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Date) &&
  !isObjectId(value);

function text(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object' || one === null))
    return value.join(', ');
  if (typeof value === 'object' && isObjectId(value)) return value.toString();
  return JSON.stringify(value);
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

function kindOf(value: unknown): ValueKind {
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'flag';
  if (value instanceof Date) return 'time';
  if (typeof value === 'string') {
    if (/^[0-9a-f]{24}$/.test(value)) return 'id';
    return value.startsWith('uploads/') ? 'file' : 'text';
  }
  if (Array.isArray(value)) {
    const kinds = new Set(value.map(kindOf));
    return kinds.size === 1 ? kindOf(value[0]) : kinds.has('data') ? 'data' : 'text';
  }
  return typeof value === 'object' && value !== null && isObjectId(value) ? 'id' : 'data';
}
const cut = (value: string) => (value.length > MAX_CHARACTERS ? `${value.slice(0, MAX_CHARACTERS)}…` : value);

interface Leaf {
  said: string;
  /** undefined for an empty value. */
  kind?: ValueKind | undefined;
}

/** Returns the leaves of a record by their path, with secrets masked. */
function leaves(record: Record<string, unknown>, way = ''): Map<string, Leaf> {
  const found = new Map<string, Leaf>();
  for (const [name, value] of Object.entries(record)) {
    const safe = shown(name, value);
    if (isPlain(safe)) for (const [below, leaf] of leaves(safe, `${way}${name}.`)) found.set(below, leaf);
    else found.set(way + name, { said: cut(text(safe)), kind: isEmpty(safe) ? undefined : kindOf(safe) });
  }
  return found;
}

/**
 * Returns the changes by field, in the order of the record. A field that was empty before counts as added, a field that
 * is empty now as removed.
 */
export function changesOf(before: Record<string, unknown>, after: Record<string, unknown>): FieldChange[] {
  const [old, now] = [leaves(before), leaves(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((field) => {
    const [was, is] = [old.get(field), now.get(field)];
    const [from, to] = [was?.said ?? '', is?.said ?? ''];
    if (from === to && !from.includes('••••')) return [];
    const change = from === '' ? 'added' : to === '' ? 'removed' : 'changed';
    return [{ field, change, value: is?.kind ?? was?.kind ?? 'text', before: from, after: to }];
  });
}
