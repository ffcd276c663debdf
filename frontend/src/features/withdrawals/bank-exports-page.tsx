import { useState } from 'react';
import { bankExportsList } from '../../api/withdrawals.lists.gen';
import { useListBankExportsQuery, type BankExport } from '../../api/withdrawals.gen';
import { ListPage } from '../../components/base/list-page/list-page';
import type { Column } from '../../components/base/list-page/list.types';
import { notify } from '../../components/base/notify';
import { formatDateTime, formatNumber } from '../../lib/format';
import { useDownload } from '../../api/use-download';
import { paths } from '../../lib/paths';
import { useListState } from '../../lib/use-list-state';
import { fileOf } from './use-bank-export';
import { texts } from './withdrawals.texts';

const { exports: labels } = texts;
const { columns: head } = labels;
const columns: Column<BankExport>[] = [
  {
    field: 'at',
    title: head.at,
    card: 'title',
    value: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
  },
  { field: 'by', title: head.by, value: ({ by }) => by },
  { field: 'count', title: head.count, align: 'end', value: ({ count }) => formatNumber(count) },
  { field: 'coins', title: head.coins, align: 'end', value: ({ coins }) => formatNumber(coins) },
];

/** The exports for the bank, with their time and author; each can be downloaded again. */
export function BankExportsPage() {
  const list = useListState(bankExportsList);
  const { page, limit, sort } = list.arg;
  const exports = useListBankExportsQuery({ page, limit, sort });
  const download = useDownload();
  const [sending, setSending] = useState<string>();

  async function save(id: string) {
    setSending(id);
    try {
      await download(fileOf(id));
    } catch (error) {
      notify.failure(error);
    } finally {
      setSending(undefined);
    }
  }
  return (
    <ListPage
      list={list}
      query={exports}
      rows={exports.data?.details}
      total={exports.data?.total}
      columns={columns}
      rowName={({ at }) => labels.name(formatDateTime(at))}
      actions={({ _id }) => [
        { label: labels.download, busy: sending === _id, onClick: () => void save(_id) },
        { label: labels.show, to: `${paths.admin.withdrawals['1']}?export=${_id}` },
      ]}
      empty={labels.empty}
    />
  );
}
