import { IconFileExport } from '@tabler/icons-react';
import { BusyButton } from '../../components/base/busy-button';
import { formatNumber } from '../../lib/format';
import { useBankExport } from './use-bank-export';
import { useWithdrawalCounts } from './use-withdrawal-counts';
import { texts } from './withdrawals.texts';

/** Exports all approved requests that are in no export. */
export function ExportAll() {
  const { toExport = 0 } = useWithdrawalCounts();
  const { exporting, start } = useBankExport();
  return (
    <BusyButton
      leftSection={<IconFileExport size={16} />}
      disabled={!toExport}
      loading={exporting}
      onClick={() => void start(toExport)}
    >
      {texts.exports.everything(formatNumber(toExport))}
    </BusyButton>
  );
}
