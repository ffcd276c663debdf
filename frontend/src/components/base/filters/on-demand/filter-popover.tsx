import { Popover } from '@mantine/core';
import { texts } from '../../components.texts';
import classes from '../filters.module.css';
import type { OpenFiltersProps } from '../filters.types';
import { AllFilters } from './all-filters';

/** All filters of a list below their button, in a window without room for chips. */
export const FilterPopover = (props: OpenFiltersProps) => (
  <Popover.Dropdown className={classes.panel} aria-label={texts.filters.show}>
    <AllFilters {...props} />
  </Popover.Dropdown>
);
