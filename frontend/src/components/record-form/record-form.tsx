import { Button, Group } from '@mantine/core';
import { Fragment, use, type ReactNode } from 'react';
import { isUploadKind } from '../../lib/upload-kinds';
import { useFocusBack } from '../../lib/use-focus-back';
import { BusyButton } from '../base/busy-button';
import { texts } from '../base/components.texts';
import { onDemand } from '../base/on-demand';
import { ConfirmKey } from '../base/confirm-key';
import { DialogFoot } from '../base/dialog-foot';
import { CancelUpload } from '../upload/cancel-upload';
import { InDialog } from '../base/in-dialog';
import { DraftOffer } from './draft-offer';
import type { ConflictDialogProps } from './conflict-dialog';
import type { FormValues } from './field';
import { FieldInput } from './field-input';
import { PutBackNotice } from './put-back-notice';
import { RecordFacts } from './record-facts';
import { readValue } from './read-value';
import classes from './record-form.module.css';
import { submitByKey } from './submit-by-key';
import type { RecordFormOptions } from './record-form.types';
import { useRecordForm } from './use-record-form';
import { useDeclaredKeys } from '../base/use-declared-keys';
import { formKeys } from './form.keys';

interface RecordFormProps<Values extends FormValues> extends RecordFormOptions<Values> {
  submitLabel?: string | undefined;
  /** Replaces the submit button's label while the form is being sent. */
  sendingLabel?: string;
  /** Makes the submit button red, for forms that destroy or stop something. */
  danger?: boolean | undefined;
  /** Shown below the fields: the consequences of the typed values. */
  remark?: ((values: Values) => ReactNode) | undefined;
  /** Adds a Cancel button next to the save button. */
  onCancel?: () => void;
}

const ConflictDialog = onDemand<ConflictDialogProps>(
  async () => (await import('./conflict-dialog')).ConflictDialog,
);

/** The base of all forms in the panels: renders the fields and saves them. */
export function RecordForm<Values extends FormValues>(props: RecordFormProps<Values>) {
  const { form, closed, sending, control, submit, draft, old, question } = useRecordForm(props);
  const shown = props.fields.filter(({ shownWith }) => !shownWith || form.values[shownWith]);
  const button = useFocusBack<HTMLButtonElement>(closed);
  const inDialog = use(InDialog);
  useDeclaredKeys(formKeys);
  const look = props.danger ? { color: 'red' } : {};
  const submitButton = props.sendingLabel ? (
    <Button ref={button} type="submit" {...look} disabled={closed}>
      {sending ? props.sendingLabel : props.submitLabel}
      {inDialog && <ConfirmKey />}
    </Button>
  ) : (
    <BusyButton type="submit" {...look} loading={closed}>
      {props.submitLabel ?? texts.save}
      {inDialog && <ConfirmKey />}
    </BusyButton>
  );
  return (
    <>
      <form onSubmit={submit} onKeyDown={submitByKey} noValidate aria-label={props.label} aria-busy={sending}>
        <DraftOffer draft={draft} closed={closed} />
        <PutBackNotice old={old} />
        <div className={classes.fields}>
          {shown.map((field) =>
            field.control ? (
              <Fragment key={field.name}>{field.control(control(field))}</Fragment>
            ) : (
              <FieldInput
                key={field.name}
                field={field}
                input={form.getInputProps(field.name)}
                limit={props.limits[field.name]}
                owner={field.strength?.(form.values)}
                sending={closed}
              />
            ),
          )}
        </div>
        {props.remark && <div role="status">{props.remark(form.values)}</div>}
        {inDialog && props.onCancel ? (
          <DialogFoot closed={closed} onCancel={props.onCancel}>
            <CancelUpload values={Object.values(form.values)} />
            {submitButton}
          </DialogFoot>
        ) : (
          <Group gap="xs" mt="lg">
            {submitButton}
            <CancelUpload values={Object.values(form.values)} />
            {props.onCancel && (
              <Button variant="default" disabled={closed} onClick={props.onCancel}>
                {texts.cancel}
              </Button>
            )}
          </Group>
        )}
      </form>
      {question && <ConflictDialog {...question} />}
    </>
  );
}

/** The same fields read-only: without borders, file fields left out. */
export function RecordFields<Values extends FormValues>(
  props: Pick<RecordFormProps<Values>, 'fields' | 'label'> & { values: Values },
) {
  const shown = props.fields.filter(({ kind, editOnly }) => !editOnly && !isUploadKind(kind));
  const facts = shown.map((field) => ({
    label: field.label,
    value: readValue(field, String(props.values[field.name] ?? '')),
    wide: field.kind === 'area',
  }));
  return <RecordFacts label={props.label} facts={facts} />;
}
