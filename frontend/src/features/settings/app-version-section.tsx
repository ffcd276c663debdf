import { useReread } from '../../api/reread';
import {
  setAppVersionsLimits,
  useFetchAppVersionsQuery,
  useSetAppVersionsMutation,
  type AppVersionSetting,
} from '../../api/settings.gen';
import { EditableRecord } from '../../components/record-form/editable-record';
import type { Field } from '../../components/record-form/field';
import { ErrorState } from '../../components/base/state-views';
import type { SettingsSectionProps } from './settings-page';
import { texts } from './settings.texts';

const { appVersion: text } = texts;

interface Values extends Record<string, string> {
  minimum: string;
  latest: string;
}
const valuesOf = ({ minimum, latest }: AppVersionSetting): Values => ({ minimum, latest });

const fields: Field<Values>[] = [
  { name: 'minimum', label: text.fields.minimum, hint: text.minimumHint, whenEmpty: text.none },
  { name: 'latest', label: text.fields.latest, hint: text.latestHint, whenEmpty: text.none },
];

/** The app versions that may be used. */
export function AppVersionSection(props: SettingsSectionProps) {
  const query = useFetchAppVersionsQuery();
  const { data, error, refetch } = query;
  const reread = useReread();
  const [save] = useSetAppVersionsMutation();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <EditableRecord<Values>
      {...props}
      setting="appVersion"
      title={text.section}
      editLabel={texts.edit}
      fields={fields}
      limits={setAppVersionsLimits}
      initial={valuesOf(data.details)}
      record={{
        version: data.details.version,
        read: (present) => valuesOf(present as unknown as AppVersionSetting),
      }}
      failure={text.failed}
      undoable={{
        read: async () => {
          const record = (await reread(query)).details;
          return { record, values: valuesOf(record) };
        },
      }}
      save={(_changed, { minimum, latest }, versionSeen) =>
        save({ setAppVersionsDto: { minimum, latest, versionSeen } }).unwrap()
      }
    />
  );
}
