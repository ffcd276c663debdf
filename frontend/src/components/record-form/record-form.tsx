import { Button, Group } from '@mantine/core';
import { Fragment } from 'react';
import { useFocusBack } from '../../lib/use-focus-back';
import { BusyButton } from '../busy-button';
import { texts } from '../components.texts';
import type { FormValues } from './field';
import { FieldInput } from './field-input';
import classes from './record-form.module.css';
import { submitByKey } from './submit-by-key';
import { useRecordForm, type RecordFormOptions } from './use-record-form';

interface RecordFormProps<Values extends FormValues> extends RecordFormOptions<Values> {
  submitLabel?: string;
  /** Stands in the place of the submit button's label while it is sent. */
  sendingLabel?: string;
  /** Shows a Cancel beside the save button. */
  onCancel?: () => void;
}

/** Every form of the panels: its fields and what saves them. */
export function RecordForm<Values extends FormValues>(props: RecordFormProps<Values>) {
  const { form, closed, sending, control, submit } = useRecordForm(props);
  const shown = props.fields.filter(({ shownWith }) => !shownWith || form.values[shownWith]);
  const button = useFocusBack<HTMLButtonElement>(closed);
  return (
    <form onSubmit={submit} onKeyDown={submitByKey} noValidate aria-label={props.label} aria-busy={sending}>
      <div className={classes.fields}>
        {shown.map((field) =>
          field.control ? (
            <Fragment key={field.name}>{field.control(control(field))}</Fragment>
          ) : (
            <FieldInput
              key={field.name}
              field={field}
              input={form.getInputProps(field.name)}
              limit={props.limits?.[field.name]}
              sending={closed}
            />
          ),
        )}
      </div>
      <Group gap="xs" mt="lg">
        {props.sendingLabel ? (
          <Button ref={button} type="submit" disabled={closed}>
            {sending ? props.sendingLabel : props.submitLabel}
          </Button>
        ) : (
          <BusyButton type="submit" loading={closed}>
            {props.submitLabel ?? texts.save}
          </BusyButton>
        )}
        {props.onCancel && (
          <Button variant="default" disabled={closed} onClick={props.onCancel}>
            {texts.cancel}
          </Button>
        )}
      </Group>
    </form>
  );
}

/** The same fields when they are only read: the same places, nothing jumps when the editing begins. */
export function RecordFields<Values extends FormValues>(
  props: Pick<RecordFormProps<Values>, 'fields' | 'label'> & { values: Values },
) {
  return (
    <div role="group" aria-label={props.label} className={classes.fields}>
      {props.fields.map((field) => (
        <FieldInput key={field.name} field={field} input={{ value: props.values[field.name] }} readOnly />
      ))}
    </div>
  );
}
