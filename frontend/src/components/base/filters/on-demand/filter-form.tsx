import { Button } from '@mantine/core';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import type { FilterPatch } from '../../../../lib/use-filters';
import { texts } from '../../components.texts';
import { FilterField } from './filter-field';
import { faultOf, patchOf, type FilterState } from '../filter-state';
import classes from '../filters.module.css';

interface FilterFormProps {
  states: FilterState[];
  onApply: (patch: FilterPatch) => void;
  /** Shows the label of each filter. */
  titled?: boolean;
  /** The text of the button that applies the filters. */
  applies?: string;
  /** Shown next to that button. */
  aside?: ReactNode;
}

/** Edits filters. Applies them all at once, and only if each can be applied; otherwise it says why at the field. */
export function FilterForm({
  states,
  onApply,
  titled = false,
  applies = texts.filters.apply,
  aside,
}: FilterFormProps) {
  const [faults, setFaults] = useState(() => faultsOf(states, ({ set }) => set));

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const typed = ({ names }: FilterState) => names.map((name) => String(data.get(name) ?? ''));
    const found = faultsOf(states, typed);
    setFaults(found);
    const [wrong] = states.filter(({ name }) => found[name]);
    if (wrong) form.querySelector<HTMLElement>(`[name="${wrong.names[0]}"]`)?.focus();
    else onApply(Object.assign({}, ...states.map((state) => patchOf(state, typed(state)))) as FilterPatch);
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      {states.map((state) => (
        <FilterField
          key={[state.name, ...state.set].join()}
          state={state}
          titled={titled}
          fault={faults[state.name]}
        />
      ))}
      <div className={classes.foot}>
        {aside}
        <Button type="submit">{applies}</Button>
      </div>
    </form>
  );
}

const faultsOf = (states: FilterState[], typed: (state: FilterState) => readonly string[]) =>
  Object.fromEntries(states.map((state) => [state.name, faultOf(state.filter, typed(state))]));
