import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
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

const writable = ':is(input, select, textarea):not([readonly], [disabled], [type=file])';

/** Fields that are read until Edit is pressed; a successful save or Cancel goes back to reading. */
export function EditableRecord<Values extends FormValues>({
  title,
  editLabel,
  ...form
}: EditableRecordProps<Values>) {
  const [editing, setEditing] = useState(() => draftOf(title).values !== undefined);
  const fields = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (editing && pressed.current) fields.current?.querySelector<HTMLElement>(writable)?.focus();
    pressed.current = false;
  }, [editing]);

  return (
    <Sheet
      title={title}
      actions={
        editing ? (
          <Button ref={button} variant="default" size="xs" onClick={() => setEditing(false)}>
            {texts.cancel}
          </Button>
        ) : (
          <Button
            ref={button}
            variant="light"
            size="xs"
            leftSection={<IconPencil size={15} />}
            onClick={() => {
              pressed.current = true;
              setEditing(true);
            }}
          >
            {editLabel}
          </Button>
        )
      }
    >
      <div ref={fields}>
        {editing ? (
          <RecordForm
            {...form}
            label={title}
            onSaved={(...saved) => {
              setEditing(false);
              // The form goes, and with it whatever in it had the keyboard.
              button.current?.focus({ preventScroll: true });
              form.onSaved?.(...saved);
            }}
          />
        ) : (
          <RecordFields label={title} fields={form.fields} values={form.initial} />
        )}
      </div>
    </Sheet>
  );
}
