/** Returns the id of the element that takes the focus when the keyboard moves to a row. */
export const rowFocusId = (id: string) => `row-${id}`;

/**
 * Returns whether the target is in a dialog, a menu or a listbox, where keys have another meaning. In the details of a row
 * they have the meaning of the row.
 */
export const owned = (target: Element) =>
  target.closest('[role=dialog]:not([data-details]), [role=menu], [role=listbox]') !== null;
/** Returns the id of the row that an element belongs to, also from within the details of the row. */
export const rowIdAt = (target: Element) =>
  target.closest<HTMLElement>('[data-row]')?.dataset['row'] ??
  target.closest<HTMLElement>('[data-details]')?.dataset['details'];

/**
 * The elements that take a row's focus, by priority: the button of the details, else the first action, else any link or
 * button.
 */
const places = ['[id^="row-"]', '[data-actions] :is(a, button)', ':is(a[href], button)'];

export const rowsIn = (list: Element | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
];

/** Details that cover the list keep the focus. */
const isCovered = () => document.querySelector('[data-details][aria-modal]') !== null;

/** Focuses a row. `scroll: false` keeps the scroll position, so that no other row moves under the mouse. */
export function focusRow(row: HTMLElement | null | undefined, { scroll = true } = {}) {
  const place = places.map((selector) => row?.querySelector<HTMLElement>(selector)).find(Boolean);
  if (!isCovered()) place?.focus({ preventScroll: true });
  if (scroll) row?.scrollIntoView({ block: 'nearest' });
}

export const rowOf = (id: string) => document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
