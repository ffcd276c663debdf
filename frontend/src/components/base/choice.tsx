import { Select, type SelectProps } from '@mantine/core';
import { useReducer } from 'react';
import classes from './choice.module.css';

/** A longer list is searched by typing. */
const MAX_UNSEARCHED = 20;

interface Option<Value extends string = string> {
  value: Value;
  label: string;
}

interface ChoiceProps<Value extends string> extends Omit<
  SelectProps,
  'data' | 'value' | 'defaultValue' | 'onChange'
> {
  data: readonly Option<Value>[];
  value?: Value | undefined;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  /** Makes the field as wide as its longest option. */
  fits?: boolean;
}

/** Chooses one of a few values. */
export function Choice<Value extends string>({
  data,
  value,
  onChange,
  fits,
  comboboxProps,
  ...rest
}: ChoiceProps<Value>) {
  const [, sayOpen] = useReducer((times: number) => times + 1, 0);
  const longest = Math.max(...data.map(({ label }) => label.length));
  return (
    <Select
      {...(fits && { w: `calc(${longest}ch + 44px)` })}
      {...rest}
      data={[...data]}
      {...(value !== undefined && { value })}
      onChange={(chosen) => chosen !== null && onChange?.(chosen as Value)}
      allowDeselect={false}
      withCheckIcon={false}
      searchable={data.length > MAX_UNSEARCHED}
      openOnFocus={false}
      // The field can say that it is open when its options are there, which is a moment later.
      onDropdownOpen={() => setTimeout(sayOpen)}
      // The list scrolls itself: a scroll area around it would not be reachable by keyboard.
      withScrollArea={false}
      classNames={{ options: classes.options }}
      // The options are rendered once they are opened.
      comboboxProps={{ keepMounted: false, ...comboboxProps }}
    />
  );
}
