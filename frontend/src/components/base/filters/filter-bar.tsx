import { Button, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { use, useState } from 'react';
import { formatNumber } from '../../../lib/format';
import { PHONE } from '../../../lib/phone';
import type { FilterPatch } from '../../../lib/use-filters';
import { texts } from '../components.texts';
import { OnPress } from '../on-press';
import { FilterPill } from './filter-pill';
import { PhoneFilters } from './phone-filters';
import { statesOf } from './filter-state';
import type { FiltersProps } from './filters.types';
import classes from './filters.module.css';
import type { Fields } from './list-filters';
import { ListTotal } from './list-total';
import { useFilterFocus } from './use-filter-focus';

const { filters: label } = texts;

/** A list with more filters shows the first of them, and the others in a menu. */
const MAX_SHOWN_FILTERS = 3;
const FIRST_FILTERS = 2;

export interface FilterBarProps {
  fields: Fields;
  /** The values of the set filters by parameter. */
  values: Record<string, unknown>;
  onChange: (patch: FilterPatch) => void;
  onClear: () => void;
}

/** The filters of a list: a chip for each set filter, ways to set the others, and the number of matches. */
export function FilterBar({ fields, values, onChange, onClear }: FilterBarProps) {
  const phone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const states = statesOf(fields, values);
  const Filters = phone ? PhoneFilters : WideFilters;
  const clear = states.some(({ isSet }) => isSet) && <ClearAll onClear={onClear} />;
  const focus = useFilterFocus();
  return (
    <div className={classes.filters} role="group" aria-label={label.show} {...focus}>
      <Filters states={states} onChange={onChange} onClear={onClear} clear={clear} />
    </div>
  );
}

function ClearAll({ onClear }: { onClear: () => void }) {
  const total = use(ListTotal);
  return (
    <span className={classes.summary}>
      <Button variant="subtle" color="gray" size="compact-sm" onClick={onClear}>
        {label.clearAll}
      </Button>
      {total !== undefined && (
        <span className={classes.count}>{label.matches(total, formatNumber(total))}</span>
      )}
    </span>
  );
}

function WideFilters({ states, onChange, clear }: FiltersProps) {
  const [open, setOpen] = useState<string>();
  const typed = states.filter(({ filter }) => filter.kind !== 'linked');
  const fixed = typed.length > MAX_SHOWN_FILTERS ? typed.slice(0, FIRST_FILTERS) : typed;
  const shown = states.filter((state) => state.isSet || state.name === open || fixed.includes(state));
  const others = typed.filter((state) => !shown.includes(state));
  return (
    <>
      {shown.map((state) => (
        <FilterPill
          key={state.name}
          state={state}
          open={state.name === open}
          onOpen={(opens) => setOpen(opens ? state.name : undefined)}
          onChange={onChange}
        />
      ))}
      {others.length > 0 && (
        <OnPress
          popup="menu"
          button={
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              leftSection={<IconPlus size={14} aria-hidden />}
              data-add
            >
              {label.add}
            </Button>
          }
        >
          {({ target, ...pressed }) => (
            <Menu {...pressed} position="bottom-start" returnFocus={false}>
              <Menu.Target>{target}</Menu.Target>
              <Menu.Dropdown className={classes.options}>
                {others.map(({ name, filter }) => (
                  <Menu.Item key={name} onClick={() => setOpen(name)}>
                    {filter.label}
                  </Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
          )}
        </OnPress>
      )}
      {clear}
    </>
  );
}
