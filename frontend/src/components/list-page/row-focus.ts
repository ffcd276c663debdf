/** The element of a row that takes the focus when the keyboard comes to the row. */
export const rowFocusId = (id: string) => `row-${id}`;

export const writes = (target: Element) =>
  target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') !== null;
/** Where keys mean something else: dialogs, menus, and lists to choose from. */
export const owned = (target: Element) =>
  target.closest('[role=dialog], [role=menu], [role=listbox]') !== null;

/** Where the keyboard stands in a row: at what opens it, else at the first thing that can be done with it. */
const places = [
  '[id^="row-"]',
  '[data-actions]:is(button), [data-actions] :is(a, button)',
  ':is(a[href], button)',
];

export const rowsIn = (list: Element | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
];

/** `scroll: false` leaves the page where it is: under a mouse, no other row may take the place of the one that was there. */
export function focusRow(row: HTMLElement | null | undefined, { scroll = true } = {}) {
  const place = places.map((selector) => row?.querySelector<HTMLElement>(selector)).find(Boolean);
  place?.focus({ preventScroll: true });
  if (scroll) row?.scrollIntoView({ block: 'nearest' });
}

export const rowOf = (id: string) => document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
