import { useRestoreRecordMutation } from '../../api/catalogues.gen';
import { useRestoreHostRecordsMutation } from '../../api/live.gen';
import { useRestoreStaffAccountMutation } from '../../api/staff-accounts.gen';
import type { TrashedKind } from '../../api/trash.gen';
import { isCatalogue, isStaff } from './trashed-kinds';

/** Returns what restores an entry of the trash by the call of its kind. */
export function useRestore() {
  const [restoreRecord] = useRestoreRecordMutation();
  const [restoreAccount] = useRestoreStaffAccountMutation();
  const [restoreHostRecords] = useRestoreHostRecordsMutation();

  return (kind: TrashedKind, id: string): Promise<{ message: string }> => {
    if (isCatalogue(kind)) return restoreRecord({ restoreRecordDto: { kind, id } }).unwrap();
    if (isStaff(kind)) return restoreAccount({ restoreStaffAccountDto: { kind, id } }).unwrap();
    return restoreHostRecords({ restoreHostRecordsDto: { id } }).unwrap();
  };
}
