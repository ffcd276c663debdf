const dayMs = 86_400_000;

/** The Thursday of the date's ISO week decides which year the week belongs to. */
function thursday(local: Date): Date {
  const day = local.getUTCDay() || 7;
  return new Date(Math.floor(local.getTime() / dayMs) * dayMs + (4 - day) * dayMs);
}

export const isoWeekYear = (local: Date): number => thursday(local).getUTCFullYear();

export function isoWeek(local: Date): number {
  const of = thursday(local);
  return Math.floor((of.getTime() - Date.UTC(of.getUTCFullYear(), 0, 1)) / (7 * dayMs)) + 1;
}
