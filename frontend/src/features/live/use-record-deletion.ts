import { useState } from 'react';
import { useDeleteHostRecordsMutation, useDeleteMatchingHostRecordsMutation } from '../../api/live.gen';
import { useConfirm } from '../../components/base/confirm';
import { notify } from '../../components/base/notify';
import { formatNumber } from '../../lib/format';
import { texts } from './live.texts';
import type { RecordFilter } from './record-filters';

const { record } = texts;

/** The records to delete: selected records, or all that match if their number is still the expected one. */
export type Doomed =
  | { ids: readonly string[] }
  | { filter: RecordFilter & { search?: string | undefined }; expected: number };

/** Deletes records after a confirmation. */
export function useRecordDeletion() {
  const confirm = useConfirm();
  const [sending, setSending] = useState(false);
  const [removeChosen] = useDeleteHostRecordsMutation();
  const [removeMatching] = useDeleteMatchingHostRecordsMutation();

  function send(doomed: Doomed) {
    if ('ids' in doomed) return removeChosen({ deleteHostRecordsDto: { id: [...doomed.ids] } }).unwrap();
    const { filter, expected } = doomed;
    return removeMatching({ deleteMatchingRecordsDto: { ...filter, expected } }).unwrap();
  }

  async function remove(doomed: Doomed): Promise<boolean> {
    const count = 'ids' in doomed ? doomed.ids.length : doomed.expected;
    const effect = record.effect(formatNumber(count));
    if (!(await confirm({ title: record.question, effect, yes: record.delete, danger: true }))) return false;
    setSending(true);
    try {
      notify.success((await send(doomed)).message, { isBulkDelete: true });
      return true;
    } catch (error) {
      notify.failure(error);
      return false;
    } finally {
      setSending(false);
    }
  }
  return { sending, remove };
}
