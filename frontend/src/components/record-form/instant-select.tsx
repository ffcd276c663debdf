import { Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import { Choice } from '../base/choice';
import { useInstant } from '../base/use-instant';
import { useFocusBack } from '../../lib/use-focus-back';
import type { Option } from './field';

interface InstantSelectProps<Value extends string> {
  label: string;
  value: Value;
  options: (Option & { value: Value })[];
  /** Explains the present value. */
  description?: ReactNode;
  disabled?: boolean;
  onSave: (value: Value) => Promise<{ message: string }>;
  /** Returns the undo of a change; called before the change is sent. */
  undoOf: (before: Value) => () => Promise<unknown>;
}

/** A select that saves each choice at once. It shows the stored value, not an unsaved choice. */
export function InstantSelect<Value extends string>(props: InstantSelectProps<Value>) {
  const { sending, run } = useInstant();
  const select = useFocusBack<HTMLInputElement>(sending);
  return (
    <Choice
      ref={select}
      label={props.label}
      description={props.description}
      data={props.options}
      value={props.value}
      disabled={props.disabled || sending}
      rightSection={sending ? <Loader size={14} /> : undefined}
      onChange={(chosen) => {
        if (chosen === props.value) return;
        const undo = props.undoOf(props.value);
        void run(undefined, () => props.onSave(chosen), undefined, { undo });
      }}
    />
  );
}
