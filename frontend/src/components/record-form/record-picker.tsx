import { Loader, Select } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { texts } from '../components.texts';
import { EmptyChoice, type EmptyChoiceProps } from '../empty-choice';
import classes from './record-picker.module.css';
import type { Option } from './field';

const pause = 300;

interface RecordPickerProps {
  /** Its field's name, where it stands in a form. */
  name?: string;
  label: string;
  value: string;
  /** What the search found; undefined while its answer is on its way, and when there is none. */
  options: Option[] | undefined;
  searching: boolean;
  placeholder?: string;
  hint?: string;
  /** What is said, below the field too, where there is no record at all. */
  empty?: EmptyChoiceProps;
  required?: boolean;
  disabled?: boolean;
  error?: ReactNode;
  onSearch: (text: string) => void;
  onChange: (value: string) => void;
}

/** One record out of many: found on the server while its code or name is typed. */
export function RecordPicker({
  name,
  value,
  options: found,
  searching,
  empty,
  onSearch,
  onChange,
  ...rest
}: RecordPickerProps) {
  const [chosen, setChosen] = useState<Option>();
  const [typed, setTyped] = useState('');
  const search = useDebouncedCallback(onSearch, pause);
  const options = found ?? [];
  const current =
    options.find((option) => option.value === value) ??
    (chosen?.value === value ? chosen : { value, label: value });
  // The chosen one stays known while something else is searched, or its name would vanish from the field.
  const kept = value && !options.includes(current) ? current : undefined;
  const isNone = !searching && found?.length === 0 && !value && !typed;
  const foundNone = isNone && empty ? empty.text : texts.picker.none;
  const nothing = searching ? texts.loading : found ? foundNone : texts.picker.failed;
  const asking = typed !== '' && typed !== current.label;

  function type(text: string) {
    setTyped(text);
    // What stands in the field after a choice is a name, not a search.
    search(text === current.label ? '' : text);
  }
  return (
    <div>
      <Select
        {...rest}
        data-path={name}
        description={rest.hint}
        data={kept ? [kept, ...options] : options}
        value={value || null}
        searchable
        clearable
        allowDeselect={false}
        // The server has searched already; what is only kept is no answer to what was typed.
        filter={({ options: all }) =>
          asking ? all.filter((option) => !('value' in option) || option.value !== kept?.value) : all
        }
        nothingFoundMessage={nothing}
        rightSection={searching ? <Loader size={14} /> : undefined}
        clearButtonProps={{ 'aria-label': texts.picker.clear(rest.label) }}
        // The list scrolls itself: a scroll area around it could not be reached by the keyboard.
        withScrollArea={false}
        classNames={{ options: classes.options }}
        onSearchChange={type}
        onChange={(next) => {
          setChosen(options.find((option) => option.value === next));
          onChange(next ?? '');
        }}
      />
      {isNone && empty && <EmptyChoice {...empty} />}
    </div>
  );
}
