import { NativeSelect } from '@mantine/core';

interface ChoiceFilterProps {
  label: string;
  /** What stands for no choice. */
  all: string;
  /** The text of each value. */
  choices: Record<string, string>;
  value: string | undefined;
  onChange: (value: string) => void;
}

/** One of several values, or all. */
export const ChoiceFilter = ({ label, all, choices, value = '', onChange }: ChoiceFilterProps) => (
  <NativeSelect
    size="sm"
    aria-label={label}
    data={[
      { value: '', label: all },
      ...Object.entries(choices).map(([choice, text]) => ({ value: choice, label: text })),
    ]}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);
