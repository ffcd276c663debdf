import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { draftOf } from '../../lib/draft';
import { texts } from '../components.texts';
import { Sheet } from '../sheet';
import type { FormValues } from './field';
import { RecordFields, RecordForm } from './record-form';
import type { RecordFormOptions } from './use-record-form';

interface EditableRecordProps<Values extends FormValues> extends Omit<RecordFormOptions<Values>, 'label'> {
  title: string;
  editLabel: string;
}

/** Fields that are read until Edit is pressed; a successful save or Cancel goes back to reading. */
export function EditableRecord<Values extends FormValues>({
  title,
  editLabel,
  ...form
}: EditableRecordProps<Values>) {
  const [editing, setEditing] = useState(() => draftOf(title).values !== undefined);
  return (
    <Sheet
      title={title}
      actions={
        editing ? (
          <Button variant="default" size="xs" onClick={() => setEditing(false)}>
            {texts.cancel}
          </Button>
        ) : (
          <Button
            variant="light"
            size="xs"
            leftSection={<IconPencil size={15} />}
            onClick={() => setEditing(true)}
          >
            {editLabel}
          </Button>
        )
      }
    >
      {editing ? (
        <RecordForm
          {...form}
          label={title}
          onSaved={() => {
            setEditing(false);
            form.onSaved?.();
          }}
        />
      ) : (
        <RecordFields label={title} fields={form.fields} values={form.initial} />
      )}
    </Sheet>
  );
}
