import { useState } from 'react';
import type { Movable } from './movable';
import { MoveDialog } from './move-dialog';

/** The Move action of a screen: `ask` opens the dialog; the screen must render `dialog`. */
export function useMove() {
  const [movable, setMovable] = useState<Movable>();
  return {
    ask: setMovable,
    dialog: <MoveDialog movable={movable} onClose={() => setMovable(undefined)} />,
  };
}
