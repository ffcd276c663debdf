import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMakeBankExportMutation } from '../../api/withdrawals.gen';
import { useConfirm } from '../../components/confirm';
import { notify } from '../../components/notify';
import { formatNumber } from '../../lib/format';
import { useCallKeys } from '../../lib/use-call-keys';
import { useDownload } from '../../api/use-download';
import { paths } from '../../lib/paths';
import { leftOutQuestion } from './left-out-question';
import { texts } from './withdrawals.texts';

export const fileOf = (id: string) => `admin/withdrawal/exports/${id}`;

/** Adds approved requests to a new export for the bank and downloads it. */
export function useBankExport() {
  const confirm = useConfirm();
  const [make] = useMakeBankExportMutation();
  const send = useCallKeys();
  const download = useDownload();
  const navigate = useNavigate();
  const [exporting, setExporting] = useState(false);

  /** Without `ids`, exports all approved requests that are in no export. */
  async function start(count: number, ids?: string[]) {
    if (!(await confirm(texts.exports.ask(formatNumber(count))))) return;
    setExporting(true);
    try {
      const { message, details, leftOut } = await send(ids ?? [], (key) =>
        make({ 'Idempotency-Key': key, makeBankExportDto: { ids } }).unwrap(),
      );
      notify.success(message);
      await download(fileOf(details._id));
      const [first] = leftOut;
      if (first && (await confirm(leftOutQuestion(leftOut))))
        void navigate(paths.admin.withdrawal(first.userId, first._id));
    } catch (error) {
      notify.failure(error);
    } finally {
      setExporting(false);
    }
  }
  return { exporting, start };
}
