import type { AuditEntry, AuditEntryTarget, HistoryKind } from '../../api/audit.gen';
import type { AnyRight } from '../../lib/rights';

/** A change by staff, as far as its sentences need it. */
export interface DescribedEntry extends Pick<AuditEntry, 'action' | 'changes' | 'reason'> {
  target: Pick<AuditEntryTarget, 'kind'>;
}

/** The form that edits the record. */
export interface HistoryForm {
  /** The names of its fields. */
  fields: readonly string[];
  /** Its address; undefined if it is on the same screen. */
  to?: string;
  /** What an admin needs to change the record on the same screen. */
  right?: AnyRight;
}

interface AnyHistory {
  /** With it, entries can be put back: the form opens with the old values. */
  form?: HistoryForm | undefined;
}

/** The history of a record from the audit log. */
export interface FullHistoryProps extends AnyHistory {
  scoped?: false;
  /** The kind of the record in the audit log. */
  kind: string;
  /** Its id; undefined for a setting, of which there is one. */
  id?: string | undefined;
}

/** The history of a staff account for readers without the audit log: what they may know of it. */
export interface ScopedHistoryProps extends AnyHistory {
  scoped: true;
  kind: HistoryKind;
  id: string;
}

export type RecordHistoryProps = FullHistoryProps | ScopedHistoryProps;
