/** Counts items without storing them. */
export function countItems(items: Iterable<unknown>): number {
  let total = 0;
  const iterator = items[Symbol.iterator]();
  while (!iterator.next().done) total++;
  return total;
}
