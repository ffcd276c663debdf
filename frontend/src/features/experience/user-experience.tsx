import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useListExperienceQuery, type Experience } from '../../api/experience.gen';
import { Sheet } from '../../components/base/sheet';
import { ErrorState } from '../../components/base/state-views';
import { formatDateTime, formatNumber } from '../../lib/format';
import classes from './experience.module.css';
import { texts } from './experience.texts';

const { ofUser: text } = texts;
const ROWS = 5;
const MAX_ROWS = 100;

interface UserExperienceProps {
  user: { _id: string; level: number; experience: number };
}

/** The level and the experience of a user, and what changed them, newest first. */
export function UserExperience({ user: { _id: id, level, experience } }: UserExperienceProps) {
  const [limit, setLimit] = useState(ROWS);
  const { data, error, refetch } = useListExperienceQuery({ id, page: 1, limit });
  return (
    <Sheet title={text.title}>
      <dl className={classes.figures}>
        <div>
          <dt>{text.level}</dt>
          <dd>{formatNumber(level)}</dd>
        </div>
        <div>
          <dt>{text.experience}</dt>
          <dd>{formatNumber(experience)}</dd>
        </div>
      </dl>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height={60} />
      ) : data.details.length ? (
        <ul className={classes.changes}>
          {data.details.map((change) => (
            <Change key={change._id} change={change} />
          ))}
        </ul>
      ) : (
        <p className={classes.none}>{text.none}</p>
      )}
      {(data?.total ?? 0) > limit && limit < MAX_ROWS && (
        <Button size="xs" variant="subtle" mt="sm" onClick={() => setLimit(MAX_ROWS)}>
          {text.more}
        </Button>
      )}
    </Sheet>
  );
}

const signed = (amount: number) => (amount > 0 ? `+${formatNumber(amount)}` : formatNumber(amount));

function Change({ change: { kind, amount, units, by, at } }: { change: Experience }) {
  return (
    <li>
      <span>
        {text.kinds[kind](units)}
        {by && ` ${text.by(by)}`}
      </span>
      <span className={classes.amount}>{signed(amount)}</span>
      <time dateTime={at}>{formatDateTime(at)}</time>
    </li>
  );
}
