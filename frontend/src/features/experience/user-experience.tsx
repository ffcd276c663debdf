import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useListExperienceQuery, type Experience } from '../../api/experience.gen';
import { PageSteps } from '../../components/base/page-steps';
import { Sheet } from '../../components/base/sheet';
import { ErrorState } from '../../components/base/state-views';
import { formatDateTime, formatNumber } from '../../lib/format';
import classes from './experience.module.css';
import { texts } from './experience.texts';

const { ofUser: text } = texts;
const ROWS = 5;

interface UserExperienceProps {
  user: { _id: string; level: number; experience: number };
}

/** The level and the experience of a user, and what changed them, newest first. */
export function UserExperience({ user: { _id: id, level, experience } }: UserExperienceProps) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useListExperienceQuery({ id, page, limit: ROWS });
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
      <PageSteps
        title={text.title}
        page={page}
        pages={Math.ceil((data?.total ?? 0) / ROWS)}
        onPage={setPage}
      />
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
