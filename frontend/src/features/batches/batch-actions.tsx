import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCancelBatchMutation, useLazyFetchFailedRowsQuery, type Batch } from '../../api/batches.gen';
import { useUndoBulkChangeMutation } from '../../api/bulk.gen';
import { useCancelJobMutation, useRetryJobMutation } from '../../api/jobs.gen';
import { BusyButton } from '../../components/base/busy-button';
import { canCancelJob } from '../../components/base/job-progress';
import { notify } from '../../components/base/notify';
import { useInstantRows } from '../../components/base/use-instant';
import { csvOf, saveText } from '../../lib/csv';
import { formatNumber } from '../../lib/format';
import { newKey } from '../../lib/new-key';
import { paths } from '../../lib/paths';
import { texts } from './batches.texts';
import { PasswordsButton } from './passwords-button';
import { useMay } from '../../lib/rights';

const { run: text } = texts;
/** The kinds of batches that issue passwords: imports of accounts, and bulk changes that issue new ones. */
const issuesPasswords = /^(bd|agencyadmin|agency|coin)(\.passwords)?$/;

/** What can be done about an import or a bulk change. */
export function BatchActions({ batch }: { batch: Batch }) {
  const [cancel] = useCancelJobMutation();
  const [retry] = useRetryJobMutation();
  const [cancelOwn] = useCancelBatchMutation();
  const may = useMay();
  const { runFor, isSending } = useInstantRows();
  const { _id, title, state, source, kind, own, done, total, failed, job: id } = batch;
  if (state === 'asked' || state === 'refused') return null;
  const job = { ...batch, state };
  const isCutShort = (state === 'failed' || state === 'cancelled') && done < total;
  const stop = () =>
    runFor(
      id,
      {
        title: text.cancelTitle(title),
        effect: text.cancelEffect(formatNumber(done), formatNumber(total)),
        yes: text.cancelYes,
        no: text.cancelNo,
        danger: true,
      },
      () => (may('jobs.manage') ? cancel({ id }) : cancelOwn({ id: _id })).unwrap(),
    );
  return (
    <>
      {source === 'import' && (failed > 0 || isCutShort) && (
        <FailedRowsButton id={_id} label={isCutShort ? text.saveLeft : text.saveFailed} />
      )}
      {own &&
        state === 'done' &&
        issuesPasswords.test(kind) &&
        !batch.passwordsTaken &&
        may('staff.write') && <PasswordsButton id={_id} />}
      {batch.undoable && <UndoButton batch={batch} />}
      {batch.resumable && (
        <BusyButton
          loading={isSending(id)}
          onClick={() => void runFor(id, undefined, () => retry({ id }).unwrap())}
        >
          {text.resume}
        </BusyButton>
      )}
      {canCancelJob(job) && (
        <Button variant="default" disabled={isSending(id)} onClick={() => void stop()}>
          {text.cancel}
        </Button>
      )}
    </>
  );
}

/** Undoes a bulk change after a question, and opens the bulk change that undoes it. */
function UndoButton({ batch: { _id, title } }: { batch: Batch }) {
  const [undo] = useUndoBulkChangeMutation();
  const navigate = useNavigate();
  const { runFor, isSending } = useInstantRows();
  const key = useRef(newKey());
  async function undoChange() {
    const question = { title: text.undoTitle(title), effect: text.undoEffect, yes: text.undo };
    await runFor(_id, question, async () => {
      const answer = await undo({ id: _id, 'Idempotency-Key': key.current }).unwrap();
      void navigate(paths.admin.bulkChange(answer.batch));
      return answer;
    });
  }
  return (
    <BusyButton variant="default" loading={isSending(_id)} onClick={() => void undoChange()}>
      {text.undo}
    </BusyButton>
  );
}

/** Saves the rows that failed or were left out as they were in the file, to correct them and import them again. */
function FailedRowsButton({ id, label }: { id: string; label: string }) {
  const [fetchRows] = useLazyFetchFailedRowsQuery();
  const [isSaving, setIsSaving] = useState(false);
  async function save() {
    setIsSaving(true);
    try {
      const { columns, rows } = (await fetchRows({ id }).unwrap()).details;
      saveText(csvOf([columns, ...rows]), text.failedFile);
    } catch (error) {
      notify.failure(error);
    } finally {
      setIsSaving(false);
    }
  }
  return (
    <BusyButton
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={isSaving}
      onClick={() => void save()}
    >
      {label}
    </BusyButton>
  );
}
