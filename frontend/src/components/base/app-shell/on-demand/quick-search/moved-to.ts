/**
 * Returns the index to which a key moves the selection; undefined for keys that do not move it. `active` is the index of
 * the selected entry, -1 without entries.
 */
export function movedTo(key: string, active: number, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return active < last ? active + 1 : 0;
    case 'ArrowUp':
      return Math.max(active > 0 ? active - 1 : last, 0);
    case 'Home':
      return 0;
    case 'End':
      return Math.max(last, 0);
    default:
      return undefined;
  }
}
