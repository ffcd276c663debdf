import {
  setAppVersionsLimits,
  useFetchAppVersionsQuery,
  useSetAppVersionsMutation,
  type AppVersions,
} from '../../api/settings.gen';
import { Page } from '../../components/page';
import { PageSkeleton } from '../../components/page-skeleton';
import { EditableRecord } from '../../components/record-form/editable-record';
import type { Field } from '../../components/record-form/field';
import { ErrorState } from '../../components/state-views';
import { texts } from './settings.texts';

const { appVersion: text } = texts;

const fields: Field<AppVersions>[] = [
  { name: 'minimum', label: text.fields.minimum, hint: text.minimumHint, whenEmpty: text.none },
  { name: 'latest', label: text.fields.latest, hint: text.latestHint, whenEmpty: text.none },
];

/** Which versions of the app may be used. */
export function AppVersionPage() {
  const { data, error, refetch } = useFetchAppVersionsQuery();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Page title={text.title}>{data ? <AppVersionForm versions={data.details} /> : <PageSkeleton />}</Page>
  );
}

function AppVersionForm({ versions }: { versions: AppVersions }) {
  const [save] = useSetAppVersionsMutation();
  return (
    <EditableRecord<AppVersions>
      title={text.section}
      editLabel={texts.edit}
      fields={fields}
      limits={setAppVersionsLimits}
      initial={versions}
      failure={text.failed}
      save={(_changed, values) => save({ setAppVersionsDto: values }).unwrap()}
    />
  );
}
