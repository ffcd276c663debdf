import { useEffect } from 'react';
import { declareKeys, type KeyGroup } from '../../lib/declared-keys';

/** Shows keys in the sheet of keys while the component is mounted. The groups are constants. */
export function useDeclaredKeys(group: KeyGroup | undefined) {
  useEffect(() => group && declareKeys(group), [group]);
}
