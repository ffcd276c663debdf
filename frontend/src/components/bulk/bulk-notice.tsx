import { Button, CloseButton } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { batchesApi, useCancelBatchMutation } from '../../api/batches.gen';
import { useUndoBulkChangeMutation } from '../../api/bulk.gen';
import { emptyApi } from '../../api/empty-api';
import { newKey } from '../../lib/new-key';
import { panelOf } from '../../lib/panels';
import { paths } from '../../lib/paths';
import { BusyButton } from '../base/busy-button';
import { JobProgress } from '../base/job-progress';
import { notify } from '../base/notify';
import classes from './bulk.module.css';
import { texts } from './bulk.texts';
import { FailedRows } from './failed-rows';
import { useBatchChanges } from './use-batch-changes';

const { fetchBatch } = batchesApi.endpoints;

interface BulkNoticeProps {
  /** The id of the batch. */
  id: string;
  /** The tags of the lists whose records it changes. */
  stale: readonly string[];
  onEnd?: (() => void) | undefined;
  /** Shows the batch that undoes this one. */
  onUndo: (id: string) => void;
  onClose: () => void;
}

/**
 * The progress of a bulk change above its list, then its result with Undo. Stays until it is closed. For ten seconds a
 * toast and Ctrl+Z offer the undo too, as for any other change, also after the list was left.
 */
export default function BulkNotice({ id, stale, onEnd, onUndo, onClose }: BulkNoticeProps) {
  const [showsFailed, setShowsFailed] = useState(false);
  // Only admins hear of jobs and have a list of bulk changes.
  const isAdmin = panelOf(useLocation().pathname)?.key === 'admin';
  const polling = useBatchChanges([], isAdmin);
  const batch = fetchBatch.useQueryState({ id }).data?.details;
  const [cancel, { isLoading: isCancelling }] = useCancelBatchMutation();
  const [undo, { isLoading: isUndoing }] = useUndoBulkChangeMutation();
  const dispatch = useDispatch();
  const key = useRef(newKey());
  const dropOffer = useRef<() => void>(undefined);
  const runs = batch?.state === 'waiting' || batch?.state === 'running';
  const hasEnded = batch !== undefined && !runs;
  fetchBatch.useQuerySubscription({ id }, isAdmin || !hasEnded ? polling : {});
  const undoChange = async () => onUndo((await undo({ id, 'Idempotency-Key': key.current }).unwrap()).batch);
  const atEnd = useEffectEvent(() => {
    dispatch(emptyApi.util.invalidateTags([...stale]));
    onEnd?.();
    if (!batch?.undoable || batch.done === batch.failed) return;
    const { title, done, failed } = batch;
    dropOffer.current = notify.success(texts.done(title, done, failed), {
      undo: undoChange,
      undone: texts.undoing(title),
    });
  });
  useEffect(() => {
    if (hasEnded) atEnd();
  }, [hasEnded]);
  if (!batch) return null;
  const { title, done, failed, total, state } = batch;

  async function undoHere() {
    dropOffer.current?.();
    try {
      await undoChange();
    } catch (error) {
      notify.failure(error);
    }
  }
  async function stop() {
    try {
      await cancel({ id }).unwrap();
    } catch (error) {
      notify.failure(error);
    }
  }
  return (
    <section className={classes.notice} aria-label={title} data-failed={failed > 0 || undefined}>
      <p className={classes.said} role="status">
        {runs
          ? title
          : state === 'done'
            ? texts.done(title, done, failed)
            : texts.stopped(title, done, total)}
      </p>
      {runs && <JobProgress job={{ ...batch, state: 'running' }} label={texts.progressOf(title)} />}
      <div className={classes.steps}>
        {runs && (
          <BusyButton
            size="compact-sm"
            variant="default"
            loading={isCancelling || batch.cancelAsked}
            onClick={() => void stop()}
          >
            {texts.cancel}
          </BusyButton>
        )}
        {batch.undoable && (
          <BusyButton size="compact-sm" variant="default" loading={isUndoing} onClick={() => void undoHere()}>
            {texts.undo}
          </BusyButton>
        )}
        {isAdmin && (
          <Button size="compact-sm" variant="subtle" component={Link} to={paths.admin.bulkChange(id)}>
            {texts.open}
          </Button>
        )}
        {!isAdmin && !runs && failed > 0 && (
          <Button
            size="compact-sm"
            variant="subtle"
            aria-expanded={showsFailed}
            onClick={() => setShowsFailed(!showsFailed)}
          >
            {texts.failed(failed)}
          </Button>
        )}
        {!runs && <CloseButton size="sm" aria-label={texts.close} onClick={onClose} />}
      </div>
      {showsFailed && <FailedRows id={id} />}
    </section>
  );
}
