import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import {
  updateLiveTimeLimits,
  useFetchLiveTimeQuery,
  useUpdateLiveTimeMutation,
  type LiveTime,
} from '../../api/settings.gen';
import { Page } from '../../components/page';
import { PageSkeleton } from '../../components/page-skeleton';
import type { Field } from '../../components/record-form/field';
import { RecordFields, RecordForm } from '../../components/record-form/record-form';
import { Sheet } from '../../components/sheet';
import { ErrorState } from '../../components/state-views';
import { formatNumber } from '../../lib/format';
import { typedNumber } from '../../lib/typed-number';
import classes from './settings.module.css';
import { texts } from './settings.texts';

const { liveTime: text } = texts;
const cleared = { days: '', time: '' };
type Values = typeof cleared;

const fields: Field<Values>[] = [
  { name: 'days', label: text.fields.days, kind: 'number', required: true },
  { name: 'time', label: text.fields.time, kind: 'number', required: true },
];

export function LiveTimePage() {
  const { data, error, refetch } = useFetchLiveTimeQuery();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <Page title={text.title}>{data ? <LiveTimeForm liveTime={data.details} /> : <PageSkeleton />}</Page>;
}

/** Read, edited, or cancelled: the documented Cancel clears both fields, and what is stored stays. */
function LiveTimeForm({ liveTime }: { liveTime: LiveTime }) {
  const [mode, setMode] = useState<'read' | 'edit' | 'cancelled'>('read');
  const [update] = useUpdateLiveTimeMutation();
  const stored: Values = { days: String(liveTime.days), time: String(liveTime.time) };

  if (mode === 'edit')
    return (
      <Sheet title={text.section}>
        <RecordForm
          label={text.section}
          fields={fields}
          limits={updateLiveTimeLimits}
          initial={stored}
          submitLabel={text.save}
          failure={text.failed}
          save={(_changed, { days, time }) =>
            update({
              id: liveTime._id,
              updateLiveTimeDto: { days: typedNumber(days), time: typedNumber(time) },
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
        <Button
          variant="light"
          size="xs"
          leftSection={<IconPencil size={15} />}
          onClick={() => setMode('edit')}
        >
          {texts.edit}
        </Button>
      }
    >
      <RecordFields
        label={text.section}
        fields={fields.map((field) => ({ ...field, whenEmpty: '' }))}
        values={mode === 'read' ? stored : cleared}
      />
      {mode === 'cancelled' && (
        <p className={classes.kept} role="status">
          {text.kept(formatNumber(liveTime.days), formatNumber(liveTime.time))}
        </p>
      )}
    </Sheet>
  );
}
