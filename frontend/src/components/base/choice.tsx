import { Select, type SelectProps } from '@mantine/core';
import { useState } from 'react';
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
  // The options are rendered when they may be needed. In the moment of opening, the field would not say that it is open.
  const [isNear, setNear] = useState(false);
  const near = () => setNear(true);
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
      onFocus={near}
      onPointerEnter={near}
      // The list scrolls itself: a scroll area around it would not be reachable by keyboard.
      withScrollArea={false}
      classNames={{ options: classes.options }}
      comboboxProps={{ keepMounted: isNear, ...comboboxProps }}
    />
  );
}
