/** Returns whether the target is a field that takes text, where a letter is no key of the screen. */
export const writes = (target: Element) =>
  target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') !== null;
