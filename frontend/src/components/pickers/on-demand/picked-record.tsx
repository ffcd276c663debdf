import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { PickedFieldProps } from '../../base/filters/picker.types';
import { RecordPicker } from '../../record-form/record-picker';
import type { Records } from '../picker.types';

/** Returns the field of a filter that picks one of these records. */
export const pickedRecord = ({ useFound, useName }: Records<string>) =>
  function PickedRecord({ name, label, defaultValue, onPick }: PickedFieldProps) {
    const [value, setValue] = useState(defaultValue);
    const [search, setSearch] = useState('');
    const { options, searching, retry } = useFound(search);
    const said = useName(value || undefined);
    const isListed = options?.some((option) => option.value === value);
    const current = said && !isListed && !search ? [{ value, label: said }] : [];
    return (
      <>
        <input type="hidden" name={name} value={value} />
        <RecordPicker
          label={label}
          value={value}
          options={options && [...current, ...options]}
          searching={searching}
          inPlace
          autoFocus={onPick !== undefined}
          onRetry={retry}
          onSearch={setSearch}
          onChange={(next) => {
            // The form reads the value at once.
            flushSync(() => setValue(next));
            if (next) onPick?.();
          }}
        />
      </>
    );
  };
