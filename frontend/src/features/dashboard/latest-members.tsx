import { Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useListUsersQuery, type User } from '../../api/users.gen';
import { Avatar } from '../../components/base/avatar';
import { Sheet } from '../../components/base/sheet';
import { EmptyState, ErrorState } from '../../components/base/state-views';
import { formatAgo, formatDateTime } from '../../lib/format';
import { paths } from '../../lib/paths';
import classes from './dashboard.module.css';
import { texts } from './dashboard.texts';

const shown = 8;

/** The newest users, each linked to its record. */
export function LatestMembers() {
  const { data, error, refetch } = useListUsersQuery({ page: 1, limit: shown });
  return (
    <Sheet title={texts.latest} actions={<Link to={paths.admin.users}>{texts.viewAll}</Link>}>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data?.users.length === 0 ? (
        <EmptyState {...texts.noMembers} />
      ) : (
        <ul className={classes.members} aria-busy={!data}>
          {data?.users.map((user) => <Member key={user._id} user={user} />) ??
            Array.from({ length: shown }, (_, index) => (
              <li key={index} className={classes.member}>
                <Skeleton height={44} />
              </li>
            ))}
        </ul>
      )}
    </Sheet>
  );
}

function Member({ user }: { user: User }) {
  return (
    <li>
      <Link to={paths.admin.user(user._id)} className={classes.member}>
        <Avatar image={user.picture} size={44} />
        <span className={classes.name}>{user.username}</span>
        <time dateTime={user.createdAt} title={formatAgo(user.createdAt)} className={classes.when}>
          {formatDateTime(user.createdAt)}
        </time>
      </Link>
    </li>
  );
}
