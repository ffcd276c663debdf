// An audit record as staff read it: which fields were added, changed and removed, and their values as text.
import type { Types } from 'mongoose';
import { shown } from './differences.js';

export const CHANGE_KINDS = ['added', 'changed', 'removed'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];
export interface FieldChange {
  /** Parts of a field are named by their way to it: `walletFreeze.reason`. */
  field: string;
  change: ChangeKind;
  before: string;
  after: string;
}

/** Lists of records, long texts: nobody reads more of them in a log. */
const LONGEST = 1000;

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
const cut = (value: string) => (value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value);

/** The leaves of a record by their way, secrets masked. */
function leaves(record: Record<string, unknown>, way = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of Object.entries(record)) {
    const safe = shown(name, value);
    if (isPlain(safe)) for (const [below, leaf] of leaves(safe, `${way}${name}.`)) found.set(below, leaf);
    else found.set(way + name, cut(text(safe)));
  }
  return found;
}

/** Field by field, in the order of the record. What was empty before counts as added, what is empty now as removed. */
export function changesOf(before: Record<string, unknown>, after: Record<string, unknown>): FieldChange[] {
  const [old, now] = [leaves(before), leaves(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((field) => {
    const [from, to] = [old.get(field) ?? '', now.get(field) ?? ''];
    if (from === to && !from.includes('••••')) return [];
    const change = from === '' ? 'added' : to === '' ? 'removed' : 'changed';
    return [{ field, change, before: from, after: to }];
  });
}
