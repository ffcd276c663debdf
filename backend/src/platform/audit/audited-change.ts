import type { Document, HydratedDocument, Types } from 'mongoose';
import type { Seen } from './seen.js';

/**
 * One change of one record by staff: how to find the record, how to change it and how to describe the change in the
 * audit log.
 */
export interface AuditedChange<
  T extends { _id: Types.ObjectId },
  Stored extends Document = HydratedDocument<T>,
> {
  /** `<kind>.<verb>`; the kind is also the kind of the record. */
  action: string;
  /** Reads the record in the transaction of the change; throws when it does not exist. */
  find: () => Promise<Stored>;
  /** Fails with VERSION_CONFLICT if the caller saw another version of the record. */
  seen?: Seen<T> | undefined;
  /** Applies the change; runs again when the transaction is retried after a conflict. */
  apply: (record: Stored) => void | Promise<void>;
  /** Changes dependent records after the record is saved. Returns further fields for the audit record. */
  afterSave?: (changed: Changed<T>) => Promise<{ before?: object; after?: object }>;
  /** Returns the name of the record that staff see. */
  label?: (record: T) => string;
  reason?: string | undefined;
}

/** A record before and after a change; both are the same object when nothing changed. */
export interface Changed<T> {
  before: T;
  after: T;
}
