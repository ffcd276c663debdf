import { Skeleton } from '@mantine/core';
import { useFetchUserQuery, type User } from '../../api/users.gen';
import { texts as shared } from '../../components/base/components.texts';
import type { MoreProps } from '../../components/base/list-page/list.types';
import { PhoneNumber } from '../../components/base/phone-number';
import { ErrorState } from '../../components/base/state-views';
import { PresentPeople } from '../../components/presence/present-people';
import { RecordFacts } from '../../components/record-form/record-facts';
import { StateWarning } from '../../components/user-state/state-warning';
import { genders } from '../../components/user-state/user-state.texts';
import { formatDate, formatNumber } from '../../lib/format';
import { texts } from './users.texts';

const label = texts.fields;

/** What the record of a user holds beyond the row of the list. */
export function UserMore({ row }: MoreProps<User>) {
  const { currentData: data, error, refetch } = useFetchUserQuery({ id: row._id });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <PresentPeople kind="user" id={row._id} />
      {data ? <Facts user={data.details} /> : <Skeleton height={240} />}
    </>
  );
}

const Facts = ({ user }: { user: User }) => (
  <>
    <StateWarning user={user} />
    <RecordFacts
      label={texts.details}
      facts={[
        { label: label.number, value: <PhoneNumber number={user.number} /> },
        { label: label.email, value: user.email || shared.notApplicable, wide: true },
        { label: label.gender, value: genders[user.gender.toLowerCase()] ?? user.gender },
        { label: label.joinDate, value: formatDate(user.createdAt) },
        { label: label.videos, value: formatNumber(user.videos) },
        { label: label.followers, value: formatNumber(user.follow) },
        { label: label.following, value: formatNumber(user.following) },
        { label: label.bio, value: user.bio || shared.notApplicable, wide: true },
      ]}
    />
  </>
);
