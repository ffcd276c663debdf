import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useFetchUserQuery, type User } from '../../api/users.gen';
import { BackLink } from '../../components/back-link';
import { PageSkeleton } from '../../components/page-skeleton';
import { EmptyState, ErrorState } from '../../components/state-views';
import { useTitle } from '../../components/use-title';
import { isApiError } from '../../lib/errors-to-form';
import { placeOf } from '../../lib/list-places';
import { paths } from '../../lib/paths';
import { UserActions } from './user-actions';
import { UserDetails } from './user-details';
import { UserHeader } from './user-header';
import { UserPlaces } from './user-places';
import { UserStanding } from './user-standing';
import classes from './users.module.css';
import { texts } from './users.texts';

interface UserPageProps {
  /** What the user owns, beside the details. */
  wallet?: (user: User) => ReactNode;
  /** Below the details. */
  below?: (user: User) => ReactNode;
}

export function UserPage({ wallet, below }: UserPageProps) {
  const id = useSearchParams()[0].get('id');
  return (
    <>
      <BackLink to={paths.admin.users}>{texts.title}</BackLink>
      {id ? <OneUser key={id} id={id} wallet={wallet} below={below} /> : <NoSuchUser />}
    </>
  );
}

/** No user has this id, or the address names none. */
const unknown = new Set(['NOT_FOUND', 'VALIDATION_FAILED']);

const NoSuchUser = () => (
  <EmptyState
    title={texts.noSuchUser.title}
    hint={texts.noSuchUser.hint}
    action={
      <Button component={Link} to={placeOf(paths.admin.users)} variant="default">
        {texts.noSuchUser.back}
      </Button>
    }
  />
);

function OneUser({ id, wallet, below }: UserPageProps & { id: string }) {
  const { currentData: data, error, refetch } = useFetchUserQuery({ id });
  const user = data?.details;
  useTitle(user?.username ?? texts.title);
  if (!data && isApiError(error) && unknown.has(error.code)) return <NoSuchUser />;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!user) return <PageSkeleton />;
  return (
    <>
      <UserHeader user={user} />
      <div className={classes.columns}>
        <UserDetails user={user} reread={refetch} />
        <div className={classes.aside}>
          <UserActions user={user} />
          <UserStanding user={user} />
          {wallet?.(user)}
          <UserPlaces user={user} />
        </div>
        <div className={classes.below}>{below?.(user)}</div>
      </div>
    </>
  );
}
