// The values of an audit record that can hold personal data: names, reasons, network addresses and changed values. They
// enter the hash of the record by a keyed digest, so that erasing one keeps the chain valid.
import { createHmac, type KeyObject } from 'node:crypto';
import { canonical } from './canonical.js';
import type { AuditRecord, ErasedValue } from './audit.schema.js';

/** Returns whether nothing is stored, which needs no digest. */
const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Returns the digest of a value, bound to its record and its field: equal values of two records differ. */
export function digestOf(
  key: KeyObject,
  { _id }: Pick<AuditRecord, '_id'>,
  path: string,
  value: unknown,
): string {
  if (isEmpty(value)) return '';
  const text = `${_id.toHexString()} ${path} ${canonical(value)}`;
  return createHmac('sha256', key).update(text).digest('base64url');
}

/**
 * Returns the record as it enters its hash: each personal value replaced by its digest. A field without a value counts
 * by the digest that its erasure left; a digest next to a value does not count. The mark of the seal is left out.
 */
export function hashedForm(key: KeyObject, record: AuditRecord): object {
  const { seal: _seal, erased = [], before, after, ...rest } = record;
  const digests = new Map(erased.map(({ path, digest }: ErasedValue) => [path, digest]));
  const digest = (path: string, value: unknown) =>
    isEmpty(value) ? (digests.get(path) ?? '') : digestOf(key, record, path, value);
  const each = (side: 'before' | 'after', values: Record<string, unknown> = {}) => {
    const gone = [...digests.keys()].filter((path) => path.startsWith(`${side}.`));
    const paths = [...Object.keys(values).map((name) => `${side}.${name}`), ...gone];
    return Object.fromEntries(paths.map((path) => [path, digest(path, values[path.slice(side.length + 1)])]));
  };
  return {
    ...rest,
    actor: { ...rest.actor, name: digest('actor.name', rest.actor.name) },
    target: { ...rest.target, label: digest('target.label', rest.target.label) },
    reason: digest('reason', rest.reason),
    address: digest('address', rest.address),
    before: each('before', before),
    after: each('after', after),
  };
}
