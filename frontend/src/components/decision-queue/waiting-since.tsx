import { IconClockExclamation } from '@tabler/icons-react';
import { texts } from '../base/components.texts';
import { formatAge, formatDateTime } from '../../lib/format';
import { hasWaitedLong } from './waited-long';
import classes from './waiting-since.module.css';

interface WaitingSinceProps {
  /** The ISO time of the request. */
  at: string;
  /** Whether the request still waits for a decision: one that has waited long is marked. */
  waits: boolean;
}

/** The age of a request in words, with the full time as its tooltip. */
export function WaitingSince({ at, waits }: WaitingSinceProps) {
  const isOld = waits && hasWaitedLong(at);
  return (
    <time
      dateTime={at}
      title={isOld ? texts.queue.old(formatDateTime(at)) : formatDateTime(at)}
      className={isOld ? classes.old : undefined}
    >
      {isOld && <IconClockExclamation size={14} className={classes.mark} aria-label={texts.queue.oldMark} />}
      {formatAge(at)}
    </time>
  );
}
