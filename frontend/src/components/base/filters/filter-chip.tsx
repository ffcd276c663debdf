import { CloseButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { FilterPatch } from '../../../lib/use-filters';
import { texts } from '../components.texts';
import type { PressedButton } from '../on-press';
import { faultOf, valueText, type FilterState } from './filter-state';
import classes from './filters.module.css';

interface FilterChipProps {
  state: FilterState;
  onChange: (patch: FilterPatch) => void;
  /** Called when the button is about to be pressed. */
  onNear?: () => void;
  /** Wraps the button that opens the editor. */
  opener?: (button: PressedButton) => ReactNode;
}

/** Says the value of a set filter and clears it; offers a filter that is not set. A linked filter has no editor. */
export function FilterChip({ state, onChange, onNear, opener = (button) => button }: FilterChipProps) {
  const { name, names, filter, set, isSet } = state;
  const choices = filter.useChoices(isSet, set[0]);
  const said = isSet ? valueText(state, choices) : '';
  const label = isSet && filter.label ? `${filter.label}: ` : filter.label;
  const body = (
    <>
      {label && <span className={classes.name}>{label}</span>}
      {said && <span className={classes.value}>{said}</span>}
    </>
  );
  return (
    <span
      className={classes.chip}
      data-filter={name}
      data-set={isSet || undefined}
      data-wrong={(isSet && faultOf(filter, set) !== undefined) || undefined}
    >
      {filter.kind === 'linked' ? (
        <span className={classes.text}>{body}</span>
      ) : (
        opener(
          <button type="button" className={classes.text} onFocus={onNear} onPointerEnter={onNear}>
            {body}
            {!isSet && <IconChevronDown size={14} aria-hidden />}
          </button>,
        )
      )}
      {isSet && (
        <CloseButton
          size="sm"
          iconSize={16}
          className={classes.clear}
          aria-label={texts.filters.clearOne(filter.label || said)}
          onClick={() => onChange(Object.fromEntries(names.map((one) => [one, undefined])))}
        />
      )}
    </span>
  );
}
