import { useSearchParams } from 'react-router-dom';
import { useFetchHostUserQuery, type HostUser } from '../../api/hosts.gen';
import { BackLink } from '../../components/base/back-link';
import cell from '../../components/base/cell.module.css';
import { texts as shared } from '../../components/base/components.texts';
import { PageSkeleton } from '../../components/base/page-skeleton';
import { Picture } from '../../components/base/picture';
import { RecordFields } from '../../components/record-form/record-form';
import type { Field } from '../../components/record-form/field';
import { Sheet } from '../../components/base/sheet';
import { ErrorState, NotFoundState } from '../../components/base/state-views';
import { StatusBadge } from '../../components/base/status-badge';
import { genders } from '../../components/user-state/user-state.texts';
import { UserStateBadge } from '../../components/user-state/user-state-badge';
import { useTitle } from '../../components/base/use-title';
import { formatAgo, formatDateTime, formatNumber } from '../../lib/format';
import classes from './hosts.module.css';
import { texts } from './hosts.texts';

const { user: label } = texts;
const values = (user: HostUser) => ({
  bio: user.bio,
  gender: user.gender && (genders[user.gender.toLowerCase()] ?? user.gender),
  recievingCoins: formatNumber(user.recievingCoins),
  coin: formatNumber(user.coin),
});
const fields: Field<ReturnType<typeof values>>[] = [
  { name: 'bio', label: label.bio, kind: 'area', whenEmpty: shared.notApplicable },
  { name: 'gender', label: label.gender, kind: 'fixed', whenEmpty: shared.notApplicable },
  { name: 'recievingCoins', label: label.receivingCoins, kind: 'fixed' },
  { name: 'coin', label: label.coins, kind: 'fixed' },
];

/** A host's user, for readers who manage hosts but not users. */
export function HostUserPage({ backTo, back }: { backTo: string; back: string }) {
  const [params] = useSearchParams();
  const userId = params.get('id');
  const old = params.get('old') === '1' ? '1' : '0';
  return (
    <>
      <BackLink to={backTo}>{back}</BackLink>
      {userId ? <OneUser key={userId} userId={userId} old={old} /> : <NotFoundState />}
    </>
  );
}

function OneUser(named: { userId: string; old: '0' | '1' }) {
  const { currentData: data, error, refetch } = useFetchHostUserQuery(named);
  const user = data?.details;
  useTitle(user?.username);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!user) return <PageSkeleton />;
  return (
    <>
      <header className={classes.header}>
        <Picture image={user.picture} name={user.username} width={96} height={96} />
        <div>
          <h1 translate="no" className={classes.title}>
            {user.username}
          </h1>
          <p translate="no" className={cell.second}>
            {user.name}
          </p>
          <div className={classes.marks}>
            <StatusBadge tone="accent">{label.normal}</StatusBadge>
            {user.banStatus && <UserStateBadge user={user} />}
            <time dateTime={user.createdAt} title={formatDateTime(user.createdAt)}>
              {label.joined(formatAgo(user.createdAt))}
            </time>
          </div>
        </div>
      </header>
      <Sheet title={label.details}>
        <RecordFields label={label.details} fields={fields} values={values(user)} />
      </Sheet>
    </>
  );
}
