import { createContext, use } from 'react';
import type { HierarchyNode } from '../../api/hierarchy.gen';
import type { TreeAddress } from './tree-address';

export interface TreeState extends TreeAddress {
  /** The row that Tab reaches; the arrow keys start from this row. */
  active: string | undefined;
  setActive: (key: string) => void;
  viewTo: (node: HierarchyNode) => string;
  onMove: (node: HierarchyNode) => void;
}

const Context = createContext<TreeState | undefined>(undefined);
export const TreeProvider = Context.Provider;

export function useTree(): TreeState {
  const state = use(Context);
  if (!state) throw new Error('useTree needs a TreeProvider above');
  return state;
}
