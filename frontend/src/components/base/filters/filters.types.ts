import type { ReactNode } from 'react';
import type { FilterPatch } from '../../../lib/use-filters';
import type { FilterState } from './filter-state';

/** What the filters of a wide window and of a phone share. */
export interface FiltersProps {
  states: FilterState[];
  onChange: (patch: FilterPatch) => void;
  onClear: () => void;
  /** The button that clears all filters, while one is set. */
  clear: ReactNode;
}
