import type { KeyboardEvent } from 'react';

/** Submits a form on Ctrl+Enter (Cmd+Enter on a Mac) from any of its fields, including multi-line texts. */
export function submitByKey(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  // React also reports the keys of a dialog that a field of the form opens.
  if (!event.currentTarget.contains(event.target as Node)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
