import { ActionIcon } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useState } from 'react';
import { formatNumber } from '../../../lib/format';
import { texts } from '../components.texts';
import { onDemand } from '../on-demand';
import { FilterChip } from './filter-chip';
import classes from './filters.module.css';
import type { FiltersProps } from './filters.types';

const FilterSheet = onDemand(async () => (await import('./on-demand/filter-sheet')).FilterSheet);

/** On a phone: one button opens a sheet with all filters, and the set filters are shown below as chips. */
export function PhoneFilters({ states, onChange, onClear, clear }: FiltersProps) {
  const [open, setOpen] = useState(false);
  const set = states.filter(({ isSet }) => isSet);
  const { show, shown } = texts.filters;
  return (
    <>
      <ActionIcon
        className={classes.all}
        variant="default"
        aria-label={set.length ? shown(formatNumber(set.length)) : show}
        aria-haspopup="dialog"
        aria-expanded={open}
        onFocus={FilterSheet.preload}
        onPointerDown={FilterSheet.preload}
        onClick={() => setOpen(true)}
        data-add
      >
        <IconFilter size={18} aria-hidden />
        {set.length > 0 && <span aria-hidden>{formatNumber(set.length)}</span>}
      </ActionIcon>
      {set.length > 0 && (
        <div className={classes.chips}>
          {set.map((state) => (
            <FilterChip key={state.name} state={state} onChange={onChange} onPress={() => setOpen(true)} />
          ))}
        </div>
      )}
      {clear}
      {open && (
        <FilterSheet
          states={states.filter(({ filter }) => filter.kind !== 'linked')}
          onChange={onChange}
          onClear={onClear}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
