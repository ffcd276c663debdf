import { NativeSelect } from '@mantine/core';

interface ChoiceFilterProps {
  label: string;
  /** The label of the empty choice. */
  all: string;
  /** The label of each value. */
  choices: Record<string, string>;
  value: string | undefined;
  onChange: (value: string) => void;
}

/** Filters by one of several values, or none. */
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
