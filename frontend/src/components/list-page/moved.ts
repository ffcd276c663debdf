/** A list with one entry at another index; past either end it leaves the list, as a row that goes to another page. */
export function moved<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const rest = [...entries];
  const [entry] = rest.splice(from, 1);
  if (entry !== undefined && to >= 0 && to < entries.length) rest.splice(to, 0, entry);
  return rest;
}
