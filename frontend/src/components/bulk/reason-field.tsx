import { Button, Textarea } from '@mantine/core';
import { reasonLimit } from '../../lib/shared-limits.gen';
import { hintOf, tooLong } from '../record-form/limits';
import classes from './bulk.module.css';
import { texts } from './bulk.texts';
import type { BulkAction } from './bulk.types';

interface ReasonFieldProps {
  action: BulkAction;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The reason of a bulk change, with the common reasons as buttons. */
export function ReasonField({ action, value, error, onChange }: ReasonFieldProps) {
  return (
    <div className={classes.field}>
      <Textarea
        data-autofocus={!action.field || undefined}
        label={texts.reason}
        description={hintOf(texts.reasonHint, reasonLimit, value)}
        required={action.reason === 'required'}
        rows={2}
        value={value}
        error={tooLong(value, reasonLimit) ?? error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {action.reasons && (
        <div role="group" aria-label={texts.templates} className={classes.templates}>
          {action.reasons.map((text) => (
            <Button key={text} size="compact-sm" variant="default" onClick={() => onChange(text)}>
              {text}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
