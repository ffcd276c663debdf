import { NativeSelect } from '@mantine/core';
import { formatNumber } from '../../lib/format';
import { useFilters } from '../../lib/use-filters';
import { useWithdrawalCounts } from './use-withdrawal-counts';
import { texts } from './withdrawals.texts';

const accepts = { exported: (value: string) => value === '0' || value === '1' };

/** Approved requests that are in a bank export, that are in none, or either; in the address bar. */
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
    <NativeSelect
      aria-label={filter}
      data={[
        { value: '', label: all },
        { value: '0', label: open(formatNumber(toExport)) },
        { value: '1', label: done },
      ]}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
