const dayMs = 86_400_000;

/** Returns the Thursday of the date's ISO week, which determines the ISO year of the week. */
function thursday(local: Date): Date {
  const day = local.getUTCDay() || 7;
  return new Date(Math.floor(local.getTime() / dayMs) * dayMs + (4 - day) * dayMs);
}

export const isoWeekYear = (local: Date): number => thursday(local).getUTCFullYear();

export function isoWeek(local: Date): number {
  const of = thursday(local);
  return Math.floor((of.getTime() - Date.UTC(of.getUTCFullYear(), 0, 1)) / (7 * dayMs)) + 1;
}
