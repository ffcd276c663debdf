import { Loader, NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Question } from '../confirm';
import { useInstant } from '../use-instant';
import { useFocusBack } from '../../lib/use-focus-back';
import type { Option } from './field';

interface InstantSelectProps<Value extends string> {
  label: string;
  value: Value;
  options: (Option & { value: Value })[];
  /** What the present value means for the person. */
  description?: ReactNode;
  disabled?: boolean;
  /** Asked before the value is saved; nothing is asked without it. */
  question?: (value: Value) => Question;
  onSave: (value: Value) => Promise<{ message: string }>;
}

/** A choice that is saved as soon as it is made; shows what is stored, not what is hoped for. */
export function InstantSelect<Value extends string>(props: InstantSelectProps<Value>) {
  const { sending, run } = useInstant();
  const select = useFocusBack<HTMLSelectElement>(sending);
  return (
    <NativeSelect
      ref={select}
      label={props.label}
      description={props.description}
      data={props.options}
      value={props.value}
      disabled={props.disabled || sending}
      rightSection={sending ? <Loader size={14} /> : undefined}
      onChange={({ currentTarget }) => {
        const chosen = props.options.find(({ value }) => value === currentTarget.value);
        if (chosen) void run(props.question?.(chosen.value), () => props.onSave(chosen.value));
      }}
    />
  );
}
