/** Returns the id of the element that takes the focus when the keyboard moves to a row. */
export const rowFocusId = (id: string) => `row-${id}`;

export const writes = (target: Element) =>
  target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') !== null;
/** Returns whether the target is in a dialog, a menu or a listbox, where keys have another meaning. */
export const owned = (target: Element) =>
  target.closest('[role=dialog], [role=menu], [role=listbox]') !== null;

/**
 * The elements that take a row's focus, by priority: the details button, else the first action, else any link or
 * button.
 */
const places = ['[id^="row-"]', '[data-actions] :is(a, button)', ':is(a[href], button)'];

export const rowsIn = (list: Element | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
];

/** Focuses a row. `scroll: false` keeps the scroll position, so that no other row moves under the mouse. */
export function focusRow(row: HTMLElement | null | undefined, { scroll = true } = {}) {
  const place = places.map((selector) => row?.querySelector<HTMLElement>(selector)).find(Boolean);
  place?.focus({ preventScroll: true });
  if (scroll) row?.scrollIntoView({ block: 'nearest' });
}

export const rowOf = (id: string) => document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
