import { Button, Skeleton } from '@mantine/core';
import { EmptyState, ErrorState } from '../../components/base/state-views';
import { formatNumber } from '../../lib/format';
import classes from './moderation.module.css';
import { texts } from './moderation.texts';
import type { Queue } from './use-queue';

/** Replaces the video while it is loading, when the queue is empty, or when all videos were skipped. */
export function NoVideo({ queue }: { queue: Queue }) {
  if (queue.error !== undefined) return <ErrorState error={queue.error} onRetry={queue.retry} />;
  if (queue.loading) return <Skeleton className={classes.stage} />;
  if (queue.putOff === 0) return <EmptyState title={texts.emptyTitle} hint={texts.emptyHint} />;
  return (
    <EmptyState
      title={texts.putOffTitle}
      hint={texts.putOff(formatNumber(queue.putOff))}
      action={<Button onClick={queue.lookAgain}>{texts.lookAgain}</Button>}
    />
  );
}
