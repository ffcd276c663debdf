import { ChoiceFilter } from '../../components/filters/choice-filter';
import { formatNumber } from '../../lib/format';
import { useFilters } from '../../lib/use-filters';
import { useWithdrawalCounts } from './use-withdrawal-counts';
import { texts } from './withdrawals.texts';

const accepts = { exported: (value: string) => value === '0' || value === '1' };

/** Filters approved requests by whether they are in a bank export. The filter is in the address bar. */
export function useExportFilter() {
  const { values, change } = useFilters(accepts);
  const { exported: value } = values;
  return {
    exported: value === undefined ? undefined : value === '1',
    value: value ?? '',
    onChange: (next: string) => change({ exported: next || undefined }),
  };
}

export function ExportFilter({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { toExport } = useWithdrawalCounts();
  const { all, open, done, filter } = texts.exports;
  return (
    <ChoiceFilter
      label={filter}
      all={all}
      choices={{ 0: open(formatNumber(toExport)), 1: done }}
      value={value}
      onChange={onChange}
    />
  );
}
