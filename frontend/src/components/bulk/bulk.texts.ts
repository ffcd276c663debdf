import { formatNumber } from '../../lib/format';

export const texts = {
  reason: 'Reason',
  reasonHint: 'Recorded in the audit log.',
  templates: 'Common reasons',
  typeCount: (count: string) => `Type ${count} to confirm`,
  wrongCount: (count: string) => `Type the number ${count}`,
  progressOf: (title: string) => `Progress of ${title}`,
  done: (title: string, done: number, failed: number) =>
    failed
      ? `${title}: ${formatNumber(done - failed)} done, ${formatNumber(failed)} failed`
      : `${title}: ${formatNumber(done)} done`,
  stopped: (title: string, done: number, total: number) =>
    `${title}: stopped after ${formatNumber(done)} of ${formatNumber(total)}`,
  failed: (count: number) => (count === 1 ? '1 failed' : `${formatNumber(count)} failed`),
  more: (count: string) => `and ${count} more, in the file`,
  columns: { label: 'Record', detail: 'Detail', reason: 'Reason' },
  open: 'Show results',
  cancel: 'Cancel',
  undo: 'Undo',
  undoing: (title: string) => `Undo started: ${title}`,
  close: 'Close',
};
