import { serverNow } from '../../lib/server-time';

const day = 86_400_000;
const retention = 30;

/** Returns the days until a deleted record is removed for good, rounded up. */
export const daysLeft = (deletedAt: string, now = serverNow()): number =>
  Math.max(0, Math.ceil(retention - (now - Date.parse(deletedAt)) / day));
