import { RecordHistory } from '../../components/record-history/record-history';
import type { StaffKind } from './kinds';
import type { StaffAccount } from './staff-account';

interface StaffHistoryProps {
  kind: Pick<StaffKind<StaffAccount>, 'key' | 'inputs'>;
  id: string;
  /** Returns the address of the form, where the account can be edited: entries can then be put back. */
  editTo?: (id: string) => string;
}

/** The history of an account in the panels below the platform admin. */
export const StaffHistory = ({ kind, id, editTo }: StaffHistoryProps) => (
  <RecordHistory
    scoped
    kind={kind.key}
    id={id}
    form={editTo && { to: editTo(id), fields: kind.inputs.map(({ name }) => name) }}
  />
);
