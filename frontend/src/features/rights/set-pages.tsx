import {
  useAddRightSetMutation,
  useListRightSetsQuery,
  useUpdateRightSetMutation,
  type RightSet,
} from '../../api/right-sets.gen';
import { renewRights } from '../../api/renew-rights';
import { BackLink } from '../../components/base/back-link';
import { Page } from '../../components/base/page';
import { PageSkeleton } from '../../components/base/page-skeleton';
import { ErrorState, NotFoundState } from '../../components/base/state-views';
import { paths } from '../../lib/paths';
import { useRecordId } from '../../lib/use-record-id';
import { idleIn, rightsIn, SetForm, valuesOf } from './set-form';
import { texts } from './right-sets.texts';

const Back = () => <BackLink to={paths.admin.rights}>{texts.title}</BackLink>;

export function AddSetPage() {
  const { data, error, refetch } = useListRightSetsQuery();
  const [add] = useAddRightSetMutation();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  return (
    <>
      <Back />
      <Page title={texts.add} width="form">
        <SetForm
          label={texts.add}
          meanings={data.rights}
          save={(_changed, { name, rights, idleMinutes }) =>
            add({
              addRightSetDto: { name, rights: rightsIn(rights), idleMinutes: idleIn(idleMinutes) },
            }).unwrap()
          }
        />
      </Page>
    </>
  );
}

export function EditSetPage() {
  const id = useRecordId();
  const { data, error, refetch } = useListRightSetsQuery();
  const [update] = useUpdateRightSetMutation();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  const set = data.details.find(({ _id }) => _id === id);
  if (!set)
    return (
      <>
        <Back />
        <NotFoundState />
      </>
    );
  return (
    <>
      <Back />
      <Page title={texts.editTitle(set.name)} width="form">
        <SetForm
          key={set._id}
          label={texts.editTitle(set.name)}
          set={set}
          meanings={data.rights}
          record={{ version: set.version, read: (present) => valuesOf(present as unknown as RightSet) }}
          save={async ({ name, rights, idleMinutes }, _values, versionSeen) => {
            const answer = await update({
              id,
              updateRightSetDto: {
                name,
                rights: rights === undefined ? undefined : rightsIn(rights),
                idleMinutes: idleMinutes === undefined ? undefined : idleIn(idleMinutes),
                versionSeen,
              },
            }).unwrap();
            // The person may hold the set: the panel then counts its new idle time.
            renewRights('admin');
            return answer;
          }}
        />
      </Page>
    </>
  );
}
