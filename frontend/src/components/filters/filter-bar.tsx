import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from '../components.texts';
import classes from './filters.module.css';

interface FilterBarProps {
  filtered: boolean;
  onClear: () => void;
  children: ReactNode;
}

/** The filters of a list side by side, with one button that clears them all. */
export const FilterBar = ({ filtered, onClear, children }: FilterBarProps) => (
  <div className={classes.bar}>
    {children}
    {filtered && (
      <Button variant="subtle" color="gray" size="compact-sm" onClick={onClear}>
        {texts.filters.clear}
      </Button>
    )}
  </div>
);
