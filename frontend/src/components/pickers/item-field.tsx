import { Select } from '@mantine/core';
import type { FieldControl } from '../record-form/field';
import { type ItemKind, useItemChoices } from './item-choices';

interface ItemFieldProps<Values> extends FieldControl<Values> {
  kind: ItemKind;
}

/** Picks one record of a kind of things that users own. */
export function ItemField<Values>(props: ItemFieldProps<Values>) {
  const { kind, name, label, required, disabled, value, error, onChange } = props;
  const options = useItemChoices([kind])[kind];
  return (
    <Select
      // Another kind has other records: the text of the search goes too.
      key={kind}
      data-path={name}
      label={label}
      required={required}
      disabled={disabled}
      error={error}
      data={options ?? []}
      value={value || null}
      onChange={(chosen) => onChange(chosen ?? '')}
      searchable
      clearable={!required}
      nothingFoundMessage={options ? 'None found' : 'Loading'}
      // The list scrolls itself: a scroll area around it would not be reachable by keyboard.
      withScrollArea={false}
    />
  );
}
