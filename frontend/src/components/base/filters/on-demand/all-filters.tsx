import { Button } from '@mantine/core';
import { texts } from '../../components.texts';
import { FilterChip } from '../filter-chip';
import { FilterForm } from './filter-form';
import classes from '../filters.module.css';
import type { OpenFiltersProps } from '../filters.types';

/** The fields of all filters, and the filters that a link has set. Applies or clears them all at once. */
export function AllFilters({ states, onChange, onClear, onClose }: OpenFiltersProps) {
  const linked = states.filter(({ filter, isSet }) => filter.kind === 'linked' && isSet);
  const andClose = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <>
      {linked.length > 0 && (
        <div className={classes.linked}>
          {linked.map((state) => (
            <FilterChip key={state.name} state={state} onChange={onChange} />
          ))}
        </div>
      )}
      <FilterForm
        titled
        states={states.filter(({ filter }) => filter.kind !== 'linked')}
        onApply={(patch) => andClose(() => onChange(patch))()}
        applies={texts.filters.showRows}
        aside={
          states.some(({ isSet }) => isSet) && (
            <Button variant="subtle" color="gray" onClick={andClose(onClear)}>
              {texts.filters.clear}
            </Button>
          )
        }
      />
    </>
  );
}
