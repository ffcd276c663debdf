import { Popover } from '@mantine/core';
import type { FilterPatch } from '../../../../lib/use-filters';
import type { FilterState } from '../filter-state';
import classes from '../filters.module.css';
import { FilterForm } from './filter-form';

interface FilterEditorProps {
  state: FilterState;
  onApply: (patch: FilterPatch) => void;
  onClose: () => void;
}

/** The fields of one filter below its chip. */
export const FilterEditor = ({ state, onApply }: FilterEditorProps) => (
  <Popover.Dropdown className={classes.editor} data-filter={state.name}>
    <FilterForm states={[state]} onApply={onApply} />
  </Popover.Dropdown>
);
