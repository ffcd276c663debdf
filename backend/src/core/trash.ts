/** The time for which staff can restore what was deleted: 30 days. */
export const TRASH_MILLISECONDS = 30 * 86_400_000;

/** When a deletion happened: in the trash, and within the days that the caller names, if any. */
export interface TrashTimes {
  $gte: Date;
  $lt?: Date;
}

/** Narrows days of deletion to those that the trash keeps. */
export function inTrash(days: { $gte?: Date; $lt?: Date } | undefined, now: Date): TrashTimes {
  const oldest = new Date(now.getTime() - TRASH_MILLISECONDS);
  const $gte = days?.$gte && days.$gte > oldest ? days.$gte : oldest;
  return { ...days, $gte };
}
