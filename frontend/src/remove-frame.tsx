import { useLayoutEffect } from 'react';

/**
 * Removes the frame that the server sent when React shows the screen itself. Must be before the screen,
 * because parts of the screen measure themselves when they appear.
 */
export function RemoveFrame() {
  useLayoutEffect(() => document.querySelector('.first-frame')?.remove(), []);
  return null;
}
