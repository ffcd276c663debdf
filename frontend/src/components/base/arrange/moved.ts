/**
 * Returns the list with one entry moved to another index. Past either end the entry is removed: it is on another page.
 */
export function moved<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const rest = [...entries];
  const [entry] = rest.splice(from, 1);
  if (entry !== undefined && to >= 0 && to < entries.length) rest.splice(to, 0, entry);
  return rest;
}
