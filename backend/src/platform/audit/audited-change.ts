import type { Document, HydratedDocument, Types } from 'mongoose';

/** One change of one record by staff: the record, what is done to it and how the audit log tells of it. */
export interface AuditedChange<
  T extends { _id: Types.ObjectId },
  Stored extends Document = HydratedDocument<T>,
> {
  /** `<kind>.<verb>`; the kind is that of the record too. */
  action: string;
  /** Reads the record in the transaction of the change; throws when there is none. */
  find: () => Promise<Stored>;
  /** Sets what changes; runs again when its transaction met another one. */
  apply: (record: Stored) => void | Promise<void>;
  /** Changes what hangs on the record, once it is saved; answers what the audit record tells beside its fields. */
  afterSave?: (changed: Changed<T>) => Promise<{ before?: object; after?: object }>;
  /** What staff call the record. */
  label?: (record: T) => string;
  reason?: string | undefined;
}

/** A record before and after a change; the same one twice when nothing changed. */
export interface Changed<T> {
  before: T;
  after: T;
}
