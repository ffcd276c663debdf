import { Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Sheet } from '../../components/base/sheet';
import { WaitingSince } from '../../components/decision-queue/waiting-since';
import classes from './dashboard.module.css';
import { texts } from './dashboard.texts';

const { waiting: text } = texts;

/** A queue in which the reader may decide. */
export interface Queue {
  name: keyof typeof text.queues;
  to: string;
  /** undefined while it is loading. */
  count: number | undefined;
  /** The ISO time of the oldest request. */
  oldest: string | null | undefined;
}

/** The queues that hold something, each with its number, the age of the oldest request and a link. */
export function WaitingQueues({ queues }: { queues: Queue[] }) {
  if (!queues.length) return null;
  const loading = queues.some(({ count }) => count === undefined);
  const filled = queues.filter(({ count }) => count);
  return (
    <div className={classes.above}>
      <Sheet title={text.title}>
        {loading ? (
          <Skeleton className={classes.workLoading} />
        ) : filled.length ? (
          <ul className={classes.work}>
            {filled.map((queue) => (
              <QueueLine key={queue.name} {...queue} />
            ))}
          </ul>
        ) : (
          <p className={classes.nothingWaits}>{text.nothing}</p>
        )}
      </Sheet>
    </div>
  );
}

function QueueLine({ name, to, count = 0, oldest }: Queue) {
  return (
    <li>
      <Link to={to}>{text.queues[name](count)}</Link>
      {oldest && (
        <span className={classes.age}>
          {text.oldest} <WaitingSince at={oldest} waits />
        </span>
      )}
    </li>
  );
}
