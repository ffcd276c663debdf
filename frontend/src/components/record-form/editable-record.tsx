import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { draftOf } from '../../lib/draft';
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
    if (!pressed.current) return;
    pressed.current = false;
    if (editing) fields.current?.querySelector<HTMLElement>(writable)?.focus();
    // The form goes, and with it whatever in it had the keyboard.
    else button.current?.focus({ preventScroll: true });
  }, [editing]);
  function turn(to: boolean) {
    pressed.current = true;
    setEditing(to);
  }

  return (
    <Sheet
      title={title}
      actions={
        !editing && (
          <Button
            ref={button}
            variant="light"
            size="xs"
            leftSection={<IconPencil size={15} />}
            onClick={() => turn(true)}
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
            onCancel={() => turn(false)}
            onSaved={(...saved) => {
              turn(false);
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
