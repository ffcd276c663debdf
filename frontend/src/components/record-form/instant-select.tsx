import { Loader, NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Question } from '../confirm';
import { useInstant } from '../use-instant';
import { useFocusBack } from '../../lib/use-focus-back';
import type { Option } from './field';

interface InstantSelectProps {
  label: string;
  value: string;
  options: Option[];
  /** What the present value means for the person. */
  description?: ReactNode;
  disabled?: boolean;
  /** Asked before the value is saved; nothing is asked without it. */
  question?: (value: string) => Question;
  onSave: (value: string) => Promise<{ message: string }>;
}

/** A choice that is saved as soon as it is made; shows what is stored, not what is hoped for. */
export function InstantSelect(props: InstantSelectProps) {
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
      onChange={({ currentTarget: { value } }) =>
        void run(props.question?.(value), () => props.onSave(value))
      }
    />
  );
}
