import { useLocation } from 'react-router-dom';
import { panelOf } from '../../../lib/panels';
import { useMay } from '../../../lib/rights';
import type { Picker } from './picker.types';

/** Returns whether the reader may read the records of a picker. */
export function useMayPick({ readers }: Picker): boolean {
  const may = useMay();
  const panel = panelOf(useLocation().pathname)?.key;
  return panel !== undefined && readers.panels.includes(panel) && may(readers.right);
}
