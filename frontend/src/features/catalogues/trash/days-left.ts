const day = 86_400_000;
const kept = 30;

/** Whole days until a deleted record goes for good; the last day counts as one. */
export const daysLeft = (deletedAt: string, now = Date.now()): number =>
  Math.max(0, Math.ceil(kept - (now - Date.parse(deletedAt)) / day));
