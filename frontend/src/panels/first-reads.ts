// What several screens begin with (`reads` and `parts` in the tables of screens).
import type { HistoryKind } from '../api/audit.gen';
import type { FirstRead } from '../components/base/app-shell/screens';

/** The code of the section with the changes of a record. */
export const historyList = () => import('../components/record-history/history-list');

/** The read of the changes of a record, for platform admins. A setting has no record. */
export const historyOf = (kind: string, record?: string): FirstRead =>
  `/api/admin/audit?kind=${kind}&limit=5&page=1${record ? `&target=${record}` : ''}`;

/** The read of the changes of a staff account, for the accounts above it. */
export const scopedHistoryOf = (kind: HistoryKind, record: string): FirstRead =>
  `/api/audit/record?kind=${kind}&limit=5&record=${record}`;

/** The oldest pending hosts of an agency. */
export const pendingHostsOf = (agency: string): FirstRead =>
  `/api/agency/host/gethosts?id=${agency}&limit=10&page=1&sort=createdAt&status=0`;
