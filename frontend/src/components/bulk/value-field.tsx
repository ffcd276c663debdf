import { TextInput } from '@mantine/core';
import type { ComponentProps } from 'react';
import classes from './bulk.module.css';
import type { BulkField } from './bulk.types';
import { ChoiceField } from './choice-field';

interface ValueFieldProps extends Omit<ComponentProps<typeof ChoiceField>, 'field'> {
  field: BulkField;
}

/** The further value that a bulk change needs: a choice or a whole number. */
export function ValueField({ field, value, error, onFirst, onChange }: ValueFieldProps) {
  return (
    <div className={classes.field}>
      {asksChoice(field) ? (
        <ChoiceField field={field} value={value} error={error} onFirst={onFirst} onChange={onChange} />
      ) : (
        <TextInput
          data-autofocus
          label={field.label}
          description={field.hint}
          inputMode="numeric"
          autoComplete="off"
          value={value}
          error={error}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </div>
  );
}

const asksChoice = (field: BulkField): field is ComponentProps<typeof ChoiceField>['field'] =>
  field.useChoices !== undefined;
