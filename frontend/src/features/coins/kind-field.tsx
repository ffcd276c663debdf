import { Input, SegmentedControl } from '@mantine/core';
import type { FieldControl } from '../../components/record-form/field';
import classes from './coins.module.css';
import { texts } from './coins.texts';

const { kinds } = texts.admin;
const choices = [
  { value: '1', label: kinds.coin },
  { value: '2', label: kinds.user },
];

/** Selects a coin agency (1) or a user (2) as the recipient; a change clears the typed recipient. */
export function KindField({ form }: { form: FieldControl<{ to: string; userId: string; coin: string }> }) {
  return (
    <div className={classes.wide}>
      <Input.Label component="div" id="send-to">
        {form.label}
      </Input.Label>
      <div>
        <SegmentedControl
          aria-labelledby="send-to"
          data={choices}
          value={form.value}
          disabled={form.disabled}
          onChange={(to) => {
            form.onChange(to);
            form.set('userId', '');
          }}
        />
      </div>
    </div>
  );
}
