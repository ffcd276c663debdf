import { Checkbox, Input } from '@mantine/core';
import type { FieldControl, Option } from '../../components/record-form/field';
import { chosenIn, withChoice } from '../../components/rights/chosen';
import classes from './rights.module.css';

interface ChoicesFieldProps<Values> {
  form: FieldControl<Values>;
  choices: readonly Option[];
}

/** A checkbox for each choice. The value of the field holds the chosen ones. */
export function ChoicesField<Values>({ form, choices }: ChoicesFieldProps<Values>) {
  const chosen = chosenIn(form.value);
  return (
    <fieldset className={classes.choicesField}>
      <legend className={classes.areaName}>{form.label}</legend>
      <div className={classes.few}>
        {choices.map(({ value, label }, index) => (
          <Checkbox
            key={value}
            label={label}
            checked={chosen.includes(value)}
            disabled={form.disabled}
            error={Boolean(form.error)}
            {...(index === 0 && { 'data-path': form.name })}
            onChange={({ currentTarget }) =>
              form.onChange(withChoice(form.value, [value], currentTarget.checked))
            }
          />
        ))}
      </div>
      {form.error && <Input.Error role="alert">{form.error}</Input.Error>}
    </fieldset>
  );
}
