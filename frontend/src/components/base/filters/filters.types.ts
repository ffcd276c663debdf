import type { FilterPatch } from '../../../lib/use-filters';
import type { FilterState } from './filter-state';

/** What the chips of a wide window and the folded filters share. */
export interface FiltersProps {
  states: FilterState[];
  onChange: (patch: FilterPatch) => void;
  onClear: () => void;
}

/** The same for the folded filters while they are open. */
export interface OpenFiltersProps extends FiltersProps {
  onClose: () => void;
}
