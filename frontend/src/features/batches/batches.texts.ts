import { formatNumber } from '../../lib/format';

const kinds: Record<string, string> = {
  salaries: 'Salary run',
  bd: 'BDs',
  agencyadmin: 'Agency admins',
  agency: 'Agencies',
  coin: 'Coin agencies',
  hosts: 'Hosts',
};

/** Returns the records that a bulk change is about: 'users' for `users.ban`. */
export const bulkKind = (kind: string) => bulkRecords[kind.split('.')[0] ?? ''] ?? kind;
const bulkRecords: Record<string, string> = {
  users: 'Users',
  hosts: 'Host applications',
  withdrawals: 'Withdrawals',
  videos: 'Videos',
  sends: 'Waiting coins',
  trash: 'Trash',
  sessions: 'Sessions',
  bd: 'BDs',
  agencyadmin: 'Agency admins',
  agency: 'Agencies',
  coin: 'Coin agencies',
};

/** Texts of past and running imports and bulk changes. */
export const texts = {
  kinds,
  states: {
    asked: 'Awaiting second approval',
    refused: 'Declined',
    waiting: 'Waiting',
    running: 'Running',
    done: 'Done',
    failed: 'Failed',
    cancelled: 'Cancelled',
  },
  cancelling: 'Cancelling…',
  rowStates: { waiting: 'Waiting', done: 'Done', failed: 'Failed' },
  columns: {
    title: 'Title',
    state: 'Status',
    progress: 'Rows',
    coins: 'Coins',
    created: 'Requested',
  },
  rows: { row: 'Row', label: 'Record', recipient: 'Recipient', coins: 'Coins', state: 'Status' },
  filters: { state: 'Status', kind: 'Kind', created: 'Requested' },
  open: 'View',
  by: (name: string) => `by ${name}`,
  progressOf: (title: string) => `Progress of ${title}`,
  failedRows: (count: number) => (count === 1 ? '1 row failed' : `${formatNumber(count)} rows failed`),
  newSalaryRun: 'New salary run',
  salaryRuns: 'Salary runs',
  imports: 'Imports',
  emptyRuns: {
    title: 'No salary runs yet',
    hint: 'A salary run sends coins to the recipients of a table.',
  },
  emptyImports: {
    title: 'No imports yet',
    hint: 'The Import buttons of the lists of staff and hosts start one.',
  },
  bulkChanges: 'Bulk changes',
  emptyBulk: {
    title: 'No bulk changes yet',
    hint: 'Select several rows of a list, or everything that matches its filters, to start one.',
  },
  run: {
    facts: 'About',
    filter: 'Selected by',
    /** The values of filters with two choices. */
    flags: { true: 'yes', false: 'no' } as Record<string, string>,
    undo: 'Undo',
    undoTitle: (title: string) => `Undo “${title}”?`,
    undoEffect:
      'Every changed record gets its former values back. A record that changed again since stays as it is.',
    undoes: 'Undoes',
    undoneBy: 'Undone by',
    another: 'Another bulk change',
    rowOf: (label: string) => `Open ${label}`,
    kind: 'Kind',
    state: 'Status',
    progress: 'Rows done',
    coins: 'Coins in all',
    by: 'Requested by',
    at: 'Requested',
    ended: 'Ended',
    decidedBy: 'Decided by',
    reason: 'Reason',
    error: 'Last attempt',
    you: 'You',
    asked: 'Nothing is carried out until a second admin approves the whole import.',
    review: 'Review',
    cancel: 'Cancel',
    cancelTitle: (title: string) => `Cancel “${title}”?`,
    cancelEffect: (done: string, total: string) =>
      `${done} of ${total} rows are done and stay done. You can resume the others later.`,
    cancelYes: 'Cancel the rest',
    cancelNo: 'Keep running',
    resume: 'Resume',
    saveFailed: 'Download failed rows',
    saveLeft: 'Download rows that were not done',
    failedFile: 'failed-rows.csv',
    rowsTitle: 'Rows',
    search: 'Search record',
    rowName: (row: number, label: string) => `row ${row}, ${label}`,
    empty: { title: 'No rows', hint: 'No row matches.' },
    passwords: 'Download passwords',
    passwordsTitle: 'Download the passwords of the new accounts?',
    passwordsEffect:
      'The file holds the code and the first password of each account. You can download it once. Each owner must choose a new password at the first sign-in.',
    passwordsFile: 'passwords.csv',
    passwordsTaken: 'The passwords were downloaded. Open an account to see or replace its password.',
  },
};
