import { formatNumber } from '../../lib/format';
import { useWithdrawalCounts } from './use-withdrawal-counts';
import { texts } from './withdrawals.texts';

const { open, done, filter } = texts.exports;

/** Returns the choices of the filter, with the number of requests that are in no export. */
function useChoices() {
  const { toExport } = useWithdrawalCounts();
  return { false: open(formatNumber(toExport)), true: done };
}

/** The words of the filter of approved requests by whether they are in a bank export. */
export const exportFilter = [filter, useChoices] as const;
