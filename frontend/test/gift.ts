// The form of a gift, with an API that stores one gift.
import type { Gift } from '../src/api/gifts.gen';
import { fieldOf, press } from './actions';
import { record, type Json } from './documented-calls';
import { answer, callsOf, Failure, type SentCall } from './fake-api';
import { idOf, openScreen, type Person } from './open-screen';

export const GIFT = idOf(7);
export const EDIT_GIFT = `/admin/editGift?id=${GIFT}`;
export const GIFTS = '/admin/manageGift';

let stored: Gift;
export const storedGift = () => stored;

/** Changes the stored gift, as a colleague does. */
export function changeGift(change: Partial<Gift>): void {
  stored = { ...stored, ...change, version: stored.version + 1 };
}

/** Saves as the API does: only over the version that the call has seen. */
export function saveGift({ body }: Pick<SentCall, 'body'>): Json {
  const { id: _id, versionSeen, ...change } = body;
  if (versionSeen !== undefined && versionSeen !== stored.version)
    throw new Failure(409, 'VERSION_CONFLICT', {
      details: { ...stored },
      changedBy: 'Priya Shah',
      changedAt: new Date().toISOString(),
    });
  changeGift(change);
  return { message: 'Gift updated', details: stored };
}

/** Answers the calls of the screens of gifts, from a gift of version 3. */
export function answerGifts(): void {
  stored = record<Gift>('Gift', { _id: GIFT, title: 'Rose', coin: 10, version: 3 });
  answer('fetchGift', () => ({ details: stored }));
  answer('listGifts', () => ({ details: [stored], total: 1 }));
  answer('updateGift', saveGift);
}

/** Opens the form of the gift. */
export async function openGift(person?: Person): Promise<void> {
  await openScreen('admin', EDIT_GIFT, person);
  await fieldOf(/^Coin/);
}

export const submitGift = () => press('Save Changes');
/** Returns the saves that the panel has sent. */
export const sentGifts = () => callsOf('updateGift').map(({ body }) => body);
