import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';

const HOUR = 3600;
const SLOTS = 1000;
const HEX = 16;
const PROCESS = randomBytes(5).toString('hex');
let used = 0;

const hex = (value: number, length: number) => value.toString(HEX).padStart(length, '0');

/**
 * Returns the _id of an event of an account that does not exist. Strangers can cause any number of such events, so a
 * process keeps the last 1,000 of an hour: a further one has the _id of the first and takes its place.
 */
export function unknownSlot(now: Date): Types.ObjectId {
  const seconds = Math.floor(now.getTime() / 1000 / HOUR) * HOUR;
  used = (used + 1) % SLOTS;
  return new Types.ObjectId(`${hex(seconds, 8)}${PROCESS}${hex(used, 6)}`);
}
