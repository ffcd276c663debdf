import { Button } from '@mantine/core';
import { IconFileExport } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { BusyButton } from '../../components/base/busy-button';
import { formatNumber } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useBankExport } from './use-bank-export';
import { useWithdrawalCounts } from './use-withdrawal-counts';
import { texts } from './withdrawals.texts';

/** Exports all approved requests that are in no export, and links to the earlier exports. */
export function ExportAll() {
  const { toExport = 0 } = useWithdrawalCounts();
  const { exporting, start } = useBankExport();
  return (
    <>
      <Button variant="default" component={Link} to={paths.admin.bankExports}>
        {texts.exports.title}
      </Button>
      <BusyButton
        leftSection={<IconFileExport size={16} />}
        disabled={!toExport}
        loading={exporting}
        onClick={() => void start(toExport)}
      >
        {texts.exports.everything(formatNumber(toExport))}
      </BusyButton>
    </>
  );
}
