import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useMay, type AnyRight } from '../../lib/rights';
import { draftName, readDraft } from '../../lib/draft';
import { Sheet } from '../base/sheet';
import type { FormValues } from './field';
import { RecordFields, RecordForm } from './record-form';
import { auditedIn, useAskedPutBack } from './use-put-back';
import type { RecordFormOptions } from './record-form.types';

interface EditableRecordProps<Values extends FormValues> extends Omit<RecordFormOptions<Values>, 'label'> {
  title: string;
  editLabel: string;
  /** Replaces the Edit button where the fields are read-only. */
  change?: ReactNode;
  /** What an admin needs to change the fields. */
  right?: AnyRight | undefined;
  /** Whether the form is open from the start. */
  editing?: boolean | undefined;
}

const writable = ':is(input, select, textarea):not([readonly], [disabled], [type=file])';

/** Shows fields read-only until Edit is pressed; a successful save or Cancel returns to reading. */
export function EditableRecord<Values extends FormValues>({
  title,
  editLabel,
  right,
  change: instead,
  editing: begun = false,
  ...form
}: EditableRecordProps<Values>) {
  const may = useMay();
  const change = may(right) ? instead : <></>;
  const [editing, setEditing] = useState(
    () => !change && (begun || readDraft(draftName(title)) !== undefined),
  );
  const isAsked = useAskedPutBack(auditedIn(form)) !== undefined;
  if (isAsked && !editing && !change) setEditing(true);
  const fields = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(begun);
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    if (editing) fields.current?.querySelector<HTMLElement>(writable)?.focus();
    // The form is unmounted, together with the element that had the focus.
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
        change ??
        (!editing && (
          <Button
            ref={button}
            variant="light"
            size="xs"
            leftSection={<IconPencil size={15} />}
            onClick={() => turn(true)}
          >
            {editLabel}
          </Button>
        ))
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
