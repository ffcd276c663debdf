import type { ComponentType } from 'react';
import { MenuCount } from '../base/menu-count';
import type { State, StateCounts } from './decisions';

/** Makes a live count for each state, for the menu and the tabs; the count of pending records is highlighted. */
export function stateCounts(useCounts: () => StateCounts): Record<State, ComponentType> {
  const Count = ({ state }: { state: State }) => (
    <MenuCount value={useCounts().byStatus?.[state]} waiting={state === '0'} />
  );
  return {
    '0': () => <Count state="0" />,
    '1': () => <Count state="1" />,
    '2': () => <Count state="2" />,
  };
}
