import { Loader, Select } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { texts } from '../base/components.texts';
import { EmptyChoice, type EmptyChoiceProps } from './empty-choice';
import classes from './record-picker.module.css';
import type { Option } from './field';

const pause = 300;

interface RecordPickerProps {
  /** The name of the field in its form. */
  name?: string;
  label: string;
  value: string;
  /** The search results; undefined while they are loading, and when the search failed. */
  options: Option[] | undefined;
  searching: boolean;
  placeholder?: string;
  hint?: string;
  /** Shown, also below the field, if no record exists at all. */
  empty?: EmptyChoiceProps;
  required?: boolean;
  disabled?: boolean;
  error?: ReactNode;
  /** Opens the options inside the editor around it: a press on an option outside would close the editor. */
  inPlace?: boolean;
  /** Takes the focus, which opens the options. */
  autoFocus?: boolean;
  /** Searches again after a failure. */
  onRetry?: () => void;
  onSearch: (text: string) => void;
  onChange: (value: string) => void;
}

/** Picks one record of many. The server searches while the user types a code or a name. */
export function RecordPicker({
  name,
  value,
  options: found,
  searching,
  empty,
  inPlace = false,
  onRetry,
  onSearch,
  onChange,
  ...rest
}: RecordPickerProps) {
  const [chosen, setChosen] = useState<Option>();
  const [typed, setTyped] = useState('');
  const search = useDebouncedCallback(onSearch, pause);
  const options = found ?? [];
  const named = options.find((option) => option.value === value);
  // Further searches may not find the record again.
  if (named && chosen?.value !== value) setChosen(named);
  const current = named ?? (chosen?.value === value ? chosen : { value, label: value });

  // A restored value may be a record beyond the first results: the server finds its name by its code.
  const isUnnamed = value !== '' && chosen?.value !== value && found !== undefined && !searching;
  const looked = useRef('');
  const look = useEffectEvent(() => {
    if (looked.current !== value) onSearch(value);
    looked.current = value;
  });
  useEffect(() => {
    if (isUnnamed && !named) look();
  }, [isUnnamed, named, value]);
  // Keep the selected record in the options during other searches, or its name would disappear from the field.
  const selected = value && !options.includes(current) ? current : undefined;
  const isNone = !searching && found?.length === 0 && !value && !typed;
  const foundNone = isNone && empty ? empty.text : texts.picker.none;
  const nothing = searching ? texts.loading : found ? foundNone : texts.picker.failed;
  const asking = typed !== '' && typed !== current.label;

  function type(text: string) {
    setTyped(text);
    // After a selection, the field contains a name, not a search text.
    search(text === current.label ? '' : text);
  }
  return (
    <div>
      <Select
        {...rest}
        data-path={name}
        description={rest.hint}
        data={selected ? [selected, ...options] : options}
        value={value || null}
        searchable
        clearable
        allowDeselect={false}
        // The server has already filtered. Only the selected option is removed, because it does not match the typed
        // text.
        filter={({ options: all }) =>
          asking ? all.filter((option) => !('value' in option) || option.value !== selected?.value) : all
        }
        nothingFoundMessage={nothing}
        rightSection={searching ? <Loader size={14} /> : undefined}
        clearButtonProps={{ 'aria-label': texts.picker.clear(rest.label) }}
        // The list scrolls itself: a scroll area around it would not be reachable by keyboard.
        withScrollArea={false}
        classNames={{ options: classes.options }}
        attributes={{ options: { 'aria-busy': searching } }}
        comboboxProps={{ withinPortal: !inPlace }}
        onDropdownOpen={() => !found && !searching && onRetry?.()}
        onSearchChange={type}
        onChange={(next) => onChange(next ?? '')}
      />
      {isNone && empty && <EmptyChoice {...empty} />}
    </div>
  );
}
