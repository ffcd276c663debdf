import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FieldInput } from '../../../components/record-form/field-input';
import type { Field, FormValues } from '../../../components/record-form/field';
import type { Limits } from '../../../components/record-form/limits';
import { StatusBadge } from '../../../components/base/status-badge';
import classes from './catalogues.module.css';
import { texts } from './catalogues.texts';
import { pathOf } from './draft';
import type { ManyForm } from './use-many-form';

interface RecordRowProps {
  form: ManyForm;
  /** The place of the record in the form. */
  at: number;
  /** The name of the row: Level 2. */
  row: string;
  fields: Field<FormValues>[];
  limits: Limits;
  /** Shown below the fields: the consequences of the values. */
  remark: ReactNode;
}

/** One new record of several in a form: its fields, or that it was saved, or why it failed. */
export function RecordRow({ form: many, at, row, fields, limits, remark }: RecordRowProps) {
  const { form, drafts, sending, isSaved, failureOf, retry, remove } = many;
  const draft = drafts[at];
  if (!draft) return null;
  const saved = isSaved(draft);
  const failure = failureOf(draft);
  const several = drafts.length > 1;
  return (
    <fieldset className={classes.row} data-saved={saved || undefined} aria-label={row}>
      {several && (
        <div className={classes.rowHead}>
          <span>
            {row}
            {saved && (
              <span className={classes.rowName}>{String(draft.values[fields[0]?.name ?? ''] ?? '')}</span>
            )}
          </span>
          {saved ? (
            <StatusBadge tone="good">{texts.rowSaved}</StatusBadge>
          ) : (
            <Button
              size="compact-sm"
              variant="default"
              disabled={sending}
              aria-label={texts.removeRow(row)}
              onClick={() => remove(at)}
            >
              {texts.remove}
            </Button>
          )}
        </div>
      )}
      {several && failure && !saved && (
        <div role="alert" className={classes.failure}>
          <IconAlertTriangle size={18} aria-hidden />
          <span>{texts.rowFailed(row, failure)}</span>
          <Button
            size="compact-sm"
            variant="default"
            disabled={sending}
            aria-label={texts.retryRow(row)}
            onClick={() => retry(draft)}
          >
            {texts.retry}
          </Button>
        </div>
      )}
      {!saved && (
        <>
          <div className={classes.fields}>
            {fields.map((field) => (
              <FieldInput
                key={field.name}
                field={field}
                input={form.getInputProps(pathOf(at, field.name))}
                limit={limits[field.name]}
                sending={sending}
              />
            ))}
          </div>
          {remark && <div role="status">{remark}</div>}
        </>
      )}
    </fieldset>
  );
}
