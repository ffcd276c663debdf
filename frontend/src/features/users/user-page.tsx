import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFetchUserQuery, type User } from '../../api/users.gen';
import { BackLink } from '../../components/base/back-link';
import { PageSkeleton } from '../../components/base/page-skeleton';
import { ErrorState, NotFoundState } from '../../components/base/state-views';
import { PresentPeople } from '../../components/presence/present-people';
import { useTitle } from '../../components/base/use-title';
import { paths } from '../../lib/paths';
import { UserActions } from './user-actions';
import { UserDetails } from './user-details';
import { UserHeader } from './user-header';
import { UserPlaces } from './user-places';
import { AccountStatus } from './user-standing';
import classes from './users.module.css';
import { texts } from './users.texts';

interface UserPageProps {
  /** Renders the user's wallet next to the details. */
  wallet?: ((user: User) => ReactNode) | undefined;
  /** Rendered below the details. */
  below?: ((user: User) => ReactNode) | undefined;
}

export function UserPage({ wallet, below }: UserPageProps) {
  const id = useSearchParams()[0].get('id');
  return (
    <>
      <BackLink to={paths.admin.users}>{texts.title}</BackLink>
      {id ? <OneUser key={id} id={id} wallet={wallet} below={below} /> : <NotFoundState />}
    </>
  );
}

function OneUser({ id, wallet, below }: UserPageProps & { id: string }) {
  const query = useFetchUserQuery({ id });
  const { currentData: data, error, refetch } = query;
  const user = data?.details;
  useTitle(user?.username ?? texts.title);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!user) return <PageSkeleton />;
  return (
    <>
      <UserHeader user={user} />
      <PresentPeople kind="user" id={user._id} />
      <div className={classes.columns}>
        <UserDetails user={user} query={query} />
        <div className={classes.aside}>
          <UserActions user={user} />
          <AccountStatus user={user} />
          {wallet?.(user)}
          <UserPlaces user={user} />
        </div>
        <div className={classes.below}>{below?.(user)}</div>
      </div>
    </>
  );
}
