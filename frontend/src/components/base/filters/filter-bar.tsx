import { Button, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { FilterPatch } from '../../../lib/use-filters';
import { texts } from '../components.texts';
import { OnPress } from '../on-press';
import { FilterPill } from './filter-pill';
import { FoldedFilters } from './folded-filters';
import { statesOf } from './filter-state';
import type { FiltersProps } from './filters.types';
import classes from './filters.module.css';
import type { Fields } from './list-filters';
import { useFilterFocus } from './use-filter-focus';

const { filters: label } = texts;

/** A narrower toolbar has no room for chips. */
const FOLDED = '(max-width: 79.99em)';
const WIDE = '(min-width: 100em)';
/** The chips that fit in the one line of the toolbar. More set filters than that fold into a button. */
const MAX_CHIPS = 3;
const MAX_CHIPS_WIDE = 5;
/** A list with more filters than chips shows the first of them, and the others in a menu. */
const FIRST_FILTERS = 2;

export interface FilterBarProps {
  fields: Fields;
  /** The values of the set filters by parameter. */
  values: Record<string, unknown>;
  onChange: (patch: FilterPatch) => void;
  onClear: () => void;
}

/** The filters of a list, in one line of every window: chips, or a button that opens them all. */
export function FilterBar({ fields, values, onChange, onClear }: FilterBarProps) {
  const folded = useMediaQuery(FOLDED, false, { getInitialValueInEffect: false });
  const wide = useMediaQuery(WIDE, false, { getInitialValueInEffect: false });
  const max = wide ? MAX_CHIPS_WIDE : MAX_CHIPS;
  const states = statesOf(fields, values);
  const isFolded = folded || states.filter(({ isSet }) => isSet).length > max;
  const { onFocus, keepFocus } = useFilterFocus();
  const given = { states, onChange, onClear };
  return (
    <div className={classes.filters} role="group" aria-label={label.show} onFocus={onFocus}>
      {isFolded ? <FoldedFilters {...given} /> : <FilterChips {...given} max={max} onClosed={keepFocus} />}
    </div>
  );
}

interface FilterChipsProps extends FiltersProps {
  /** The most chips. */
  max: number;
  /** Called when no editor is open any more. */
  onClosed: () => void;
}

/** A chip for each set filter and for the first of the others, and a menu of the rest. */
function FilterChips({ states, onChange, onClear, max, onClosed }: FilterChipsProps) {
  const [open, setOpen] = useState<string>();
  useEffect(() => {
    if (open === undefined) onClosed();
  }, [open, onClosed]);
  const typed = states.filter(({ filter }) => filter.kind !== 'linked');
  const set = states.filter(({ isSet }) => isSet);
  const first = typed.length > MAX_CHIPS ? typed.slice(0, FIRST_FILTERS) : typed;
  const fixed = first.filter(({ isSet }) => !isSet).slice(0, max - set.length);
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
              className={classes.tool}
              variant="subtle"
              color="gray"
              size="compact-sm"
              leftSection={<IconPlus size={14} aria-hidden />}
              aria-label={label.add}
              title={label.add}
              data-short={set.length > 0 || undefined}
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
      {set.length > 0 && (
        <Button className={classes.tool} variant="subtle" color="gray" size="compact-sm" onClick={onClear}>
          {label.clear}
        </Button>
      )}
    </>
  );
}
