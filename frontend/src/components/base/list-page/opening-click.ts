import type { MouseEvent } from 'react';

/** Returns whether a click in a row means the row: not one of its controls, and not the end of a selection of text. */
export function isOpeningClick({ target }: MouseEvent): boolean {
  if (!(target instanceof Element)) return false;
  const isControl =
    target.closest('a, button, input, select, label, [role="dialog"], [role="menu"]') !== null;
  return !isControl && !window.getSelection()?.toString();
}
