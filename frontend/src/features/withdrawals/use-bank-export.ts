import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type LeftOutDto, useMakeBankExportMutation } from '../../api/withdrawals.gen';
import { useConfirm } from '../../components/base/confirm';
import { notify } from '../../components/base/notify';
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

  /** Makes the export and saves its file. Returns the requests that it left out. */
  async function run(ids: string[] | undefined): Promise<LeftOutDto[]> {
    setExporting(true);
    let leftOut: LeftOutDto[] = [];
    try {
      const made = await send(ids ?? [], (key) =>
        make({ 'Idempotency-Key': key, makeBankExportDto: { ids } }).unwrap(),
      );
      leftOut = made.leftOut;
      notify.success(made.message);
      await download(fileOf(made.details._id));
    } catch (error) {
      notify.failure(error);
    } finally {
      setExporting(false);
    }
    return leftOut;
  }

  /** Without `ids`, exports all approved requests that are in no export. */
  async function start(count: number, ids?: string[]) {
    if (!(await confirm(texts.exports.ask(formatNumber(count))))) return;
    const leftOut = await run(ids);
    const [first] = leftOut;
    if (first && (await confirm(leftOutQuestion(leftOut))))
      void navigate(paths.admin.withdrawal(first.userId, first._id));
  }
  return { exporting, start };
}
