import type { KeyboardEvent } from 'react';

/** Ctrl+Enter (Cmd+Enter on a Mac) sends a form from anywhere in it, also from a text of several lines. */
export function submitByKey(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
