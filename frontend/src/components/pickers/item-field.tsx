import { Select } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { texts } from '../base/components.texts';
import type { FieldControl } from '../record-form/field';
import { type ItemKind, useItemChoices } from './item-choices';

interface ItemFieldProps<Values> extends FieldControl<Values> {
  kind: ItemKind;
}

/** Picks one record of a kind of things that users own. */
export function ItemField<Values>(props: ItemFieldProps<Values>) {
  const { kind, name, label, required, disabled, value, error, onChange } = props;
  const options = useItemChoices([kind])[kind];
  const isForeign = value !== '' && options !== undefined && !options.some((one) => one.value === value);
  const clear = useEffectEvent(() => onChange(''));
  // A record of another kind was chosen before, or the record is gone.
  useEffect(() => {
    if (isForeign) clear();
  }, [isForeign]);
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
      nothingFoundMessage={options ? texts.picker.none : texts.loading}
      // The list scrolls itself: a scroll area around it would not be reachable by keyboard.
      withScrollArea={false}
    />
  );
}
