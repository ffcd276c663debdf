import { Button, Input, TextInput, type TextInputProps } from '@mantine/core';
import { useId, useRef, useState, type MouseEvent } from 'react';
import { Choice } from '../../choice';
import { texts } from '../../components.texts';
import type { PickedFilter } from '../list-filters';
import { useMayPick } from '../use-may-pick';
import { dayPresets } from './day-presets';
import type { FilterState } from '../filter-state';
import classes from '../filters.module.css';

interface FilterFieldProps {
  state: FilterState;
  /** Shows the label of the filter. */
  titled: boolean;
  fault: string | undefined;
}

/** The inputs of a filter in a form; they are called like its parameters. */
export function FilterField({ state, titled, fault }: FilterFieldProps) {
  const { filter, name } = state;
  const [value = ''] = state.set;
  const choices = Object.entries(filter.useChoices(true));
  const label = titled ? { label: filter.label } : { 'aria-label': filter.label };
  switch (filter.kind) {
    case 'choice':
      return (
        <Choice
          {...label}
          name={name}
          defaultValue={value}
          {...inPlace}
          data={[
            { value: '', label: texts.filters.any },
            ...choices.map(([choice, text]) => ({ value: choice, label: text })),
          ]}
        />
      );
    case 'picked':
      return <PickedField filter={filter} name={name} value={value} instant={!titled} />;
    case 'text':
      return <TextField {...label} name={name} defaultValue={value} maxLength={filter.maxLength} />;
    case 'numbers':
    case 'days':
      return <RangeField state={state} titled={titled} fault={fault} />;
    case 'linked':
      return null;
  }
}

/** Opens the options inside the editor: a press on an option outside would close it. */
const inPlace = { comboboxProps: { withinPortal: false } } as const;

const TextField = (props: TextInputProps) => <TextInput {...props} autoComplete="off" />;

interface PickedFieldProps {
  filter: PickedFilter;
  name: string;
  value: string;
  /** Applies the filter as soon as a record is picked. */
  instant: boolean;
}

/** Picks a record by name. Readers who may not read the records, or whose browser got no code for it, type its code. */
function PickedField({ filter, name, value, instant }: PickedFieldProps) {
  const { label, maxLength, picker } = filter;
  const mayPick = useMayPick(picker);
  const [isPlain, setPlain] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  if (!mayPick || isPlain)
    return <TextField label={label} name={name} defaultValue={value} maxLength={maxLength} />;
  return (
    <div ref={field} className={classes.picked}>
      <picker.Field
        name={name}
        label={label}
        defaultValue={value}
        onPick={instant ? () => field.current?.closest('form')?.requestSubmit() : undefined}
        onClose={() => setPlain(true)}
      />
    </div>
  );
}

function RangeField({ state: { filter, names, set }, titled, fault }: FilterFieldProps) {
  const error = useId();
  const days = filter.kind === 'days';
  const input = days ? { type: 'date' } : { inputMode: 'decimal' as const, autoComplete: 'off' };
  const described = fault && { 'aria-invalid': true, 'aria-describedby': error };
  return (
    <div role="group" aria-label={filter.label} className={classes.range}>
      {titled && <span className={classes.title}>{filter.label}</span>}
      <div className={classes.ends}>
        {[texts.filters.from, texts.filters.to].map((label, end) => (
          <label key={label} className={classes.end}>
            {label}
            <Input
              withAria={false}
              name={names[end]}
              defaultValue={set[end]}
              error={Boolean(fault)}
              {...input}
              {...described}
            />
          </label>
        ))}
      </div>
      {fault && (
        <Input.Error id={error} role="alert">
          {fault}
        </Input.Error>
      )}
      {days && <DayPresets names={names} instant={!titled} />}
    </div>
  );
}

/** Fills in common ranges of days. `instant`: applies them, too. */
function DayPresets({ names, instant }: { names: readonly string[]; instant: boolean }) {
  function fill({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>, days: readonly string[]) {
    names.forEach((name, end) => {
      const input = form?.elements.namedItem(name);
      if (input instanceof HTMLInputElement) input.value = days[end] ?? '';
    });
    if (instant) form?.requestSubmit();
  }
  return (
    <div className={classes.presets}>
      {dayPresets().map(({ label, days }) => (
        <Button key={label} size="compact-xs" variant="default" onClick={(event) => fill(event, days)}>
          {label}
        </Button>
      ))}
    </div>
  );
}
