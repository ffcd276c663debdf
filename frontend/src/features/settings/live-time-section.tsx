import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useReread, type Asked } from '../../api/reread';
import {
  updateLiveTimeLimits,
  useFetchLiveTimeQuery,
  useUpdateLiveTimeMutation,
  type FetchLiveTimeApiResponse,
  type LiveTime,
} from '../../api/settings.gen';
import type { Field } from '../../components/record-form/field';
import { useAskedPutBack } from '../../components/record-form/use-put-back';
import { RecordFields, RecordForm } from '../../components/record-form/record-form';
import { Sheet } from '../../components/base/sheet';
import { ErrorState } from '../../components/base/state-views';
import { formatNumber } from '../../lib/format';
import { typedNumber } from '../../lib/typed-number';
import type { SettingsSectionProps } from './settings-page';
import classes from './settings.module.css';
import { texts } from './settings.texts';

const { liveTime: text } = texts;
const cleared = { days: '', time: '' };
type Values = typeof cleared;
const valuesOf = ({ days, time }: LiveTime): Values => ({ days: String(days), time: String(time) });

const fields: Field<Values>[] = [
  { name: 'days', label: text.fields.days, kind: 'number', required: true },
  { name: 'time', label: text.fields.time, kind: 'number', required: true },
];

/** The required live time. */
export function LiveTimeSection(props: SettingsSectionProps) {
  const query = useFetchLiveTimeQuery();
  const { data, error, refetch } = query;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return data ? <LiveTimeForm liveTime={data.details} query={query} {...props} /> : null;
}

interface LiveTimeFormProps extends SettingsSectionProps {
  liveTime: LiveTime;
  query: Asked<FetchLiveTimeApiResponse>;
}

/** Reads or edits the live time. Cancel clears both fields; the stored values stay. */
function LiveTimeForm({ liveTime, query, change, editing }: LiveTimeFormProps) {
  const [mode, setMode] = useState<'read' | 'edit' | 'cancelled'>(editing ? 'edit' : 'read');
  const [update] = useUpdateLiveTimeMutation();
  const reread = useReread();
  const stored = valuesOf(liveTime);
  const isAsked = useAskedPutBack({ kind: 'liveTime' }) !== undefined;
  if (isAsked && mode !== 'edit' && !change) setMode('edit');

  if (mode === 'edit')
    return (
      <Sheet title={text.section}>
        <RecordForm
          label={text.section}
          setting="liveTime"
          fields={fields}
          limits={updateLiveTimeLimits}
          initial={stored}
          record={{ version: liveTime.version, read: (present) => valuesOf(present as unknown as LiveTime) }}
          submitLabel={text.save}
          failure={text.failed}
          undoable={{
            read: async () => {
              const record = (await reread(query)).details;
              return { record, values: valuesOf(record) };
            },
          }}
          save={(_changed, { days, time }, versionSeen) =>
            update({
              id: liveTime._id,
              updateLiveTimeDto: { days: typedNumber(days), time: typedNumber(time), versionSeen },
            }).unwrap()
          }
          onSaved={() => setMode('read')}
          onCancel={() => setMode('cancelled')}
        />
      </Sheet>
    );
  return (
    <Sheet
      title={text.section}
      actions={
        change ?? (
          <Button
            variant="light"
            size="xs"
            leftSection={<IconPencil size={15} />}
            onClick={() => setMode('edit')}
          >
            {texts.edit}
          </Button>
        )
      }
    >
      <RecordFields
        label={text.section}
        fields={fields.map((field) => ({ ...field, whenEmpty: '' }))}
        values={mode === 'read' ? stored : cleared}
      />
      {mode === 'cancelled' && (
        <p className={classes.unchanged} role="status">
          {text.unchanged(formatNumber(liveTime.days), formatNumber(liveTime.time))}
        </p>
      )}
    </Sheet>
  );
}
