import {
  setTimeZoneLimits,
  useFetchTimeZoneQuery,
  useSetTimeZoneMutation,
  type TimeZoneSetting,
} from '../../api/settings.gen';
import { useConfirm } from '../../components/base/confirm';
import { EditableRecord } from '../../components/record-form/editable-record';
import type { Field } from '../../components/record-form/field';
import { ErrorState } from '../../components/base/state-views';
import { formatDay } from '../../lib/format';
import type { SettingsSectionProps } from './settings-page';
import { texts } from './settings.texts';
import { browserZone, presentName, zonesToChoose } from '../../lib/time-zones';

const { timeZone: text } = texts;

interface Values extends Record<string, string> {
  zone: string;
  holds: string;
}
const valuesOf = (setting: TimeZoneSetting): Values => ({
  zone: presentName(setting.zone),
  holds: sinceOf(setting),
});

const fieldsOf = (setting: TimeZoneSetting): Field<Values>[] => [
  {
    name: 'zone',
    label: text.zone,
    kind: 'select',
    required: true,
    options: zonesToChoose(valuesOf(setting).zone).map((zone) => ({ value: zone, label: zone })),
    hint: text.browser(browserZone()),
  },
  { name: 'holds', label: text.holds, kind: 'fixed' },
];

/** Says from when the latest zone holds. */
function sinceOf({ history, chosen, fixed, today }: TimeZoneSetting): string {
  if (fixed) return text.fixed;
  if (!chosen) return text.standard;
  const from = history.at(-1)?.from;
  if (!from) return text.always;
  return from > today ? text.soon(formatDay(from)) : text.since(formatDay(from));
}

/** The time zone of the installation. Only Owners change it. */
export function TimeZoneSection({ change, ...props }: SettingsSectionProps) {
  const { data, error, refetch } = useFetchTimeZoneQuery();
  const [save] = useSetTimeZoneMutation();
  const confirm = useConfirm();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const { details } = data;
  return (
    <EditableRecord<Values>
      key={details.version}
      {...props}
      change={details.fixed ? <></> : change}
      setting="timeZone"
      title={text.section}
      editLabel={texts.edit}
      fields={fieldsOf(details)}
      limits={setTimeZoneLimits}
      initial={valuesOf(details)}
      record={{
        version: details.version,
        read: (present) => valuesOf(present as unknown as TimeZoneSetting),
      }}
      failure={text.failed}
      ask={({ zone }) =>
        confirm({ title: text.question(zone), effect: text.effect, yes: text.yes, safe: true })
      }
      save={(_changed, { zone }, versionSeen) => save({ setTimeZoneDto: { zone, versionSeen } }).unwrap()}
    />
  );
}
