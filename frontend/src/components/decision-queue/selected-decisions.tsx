import type { ReactNode } from 'react';
import { BusyButton } from '../base/busy-button';
import { texts as shared } from '../base/components.texts';
import { SelectionBar } from '../base/list-page/selection-bar';
import type { Move } from './decisions';

interface SelectedDecisionsProps {
  count: number;
  moves: Move[];
  busy: boolean;
  onBegin: (move: Move) => void;
  aside: ReactNode;
  /** Further actions for the selected rows. */
  children: ReactNode;
}

/** The decisions about the selected rows. */
export const SelectedDecisions = ({
  count,
  moves,
  busy,
  onBegin,
  aside,
  children,
}: SelectedDecisionsProps) => (
  <SelectionBar count={count} aside={aside}>
    {moves.map((move) => (
      <BusyButton
        key={move}
        size="compact-sm"
        variant={move === 'reject' ? 'light' : 'default'}
        {...(move === 'reject' && { color: 'red' })}
        title={shared.queue.keysOfChosen[move]}
        aria-keyshortcuts={shared.queue.keysOfChosen[move]}
        loading={busy}
        onClick={() => onBegin(move)}
      >
        {shared.queue.selected[move]}
      </BusyButton>
    ))}
    {children}
  </SelectionBar>
);
