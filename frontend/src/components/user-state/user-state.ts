import { dayAfter } from '../../lib/days';
import { formatDate } from '../../lib/format';
import { dayAt, today } from '../../lib/today';
import type { Tone } from '../base/status-badge';
import { texts } from './user-state.texts';

/** The fields that decide whether a user can sign in. The API omits them for readers who may not see bans. */
export interface SignInFields {
  active?: boolean | undefined;
  banStatus?: '0' | '1' | undefined;
  deviceBanStatus?: '0' | '1' | undefined;
  banReason?: string | undefined;
  bannedAt?: string | undefined;
  bannedBy?: string | undefined;
}

export type UserState = 'banned' | 'deviceBanned' | 'inactive' | 'active';

/** Returns the user's state: of several reasons against a sign-in, the most serious one. */
export function userStateOf({ active, banStatus, deviceBanStatus }: SignInFields): UserState {
  if (banStatus === '1') return 'banned';
  if (deviceBanStatus === '1') return 'deviceBanned';
  return active === false ? 'inactive' : 'active';
}

export const stateTones: Record<UserState, Tone> = {
  banned: 'bad',
  deviceBanned: 'bad',
  inactive: 'calm',
  active: 'good',
};

/** Returns 'today', 'yesterday' or the date. */
function dayOf(time: string): string {
  const day = dayAt(Date.parse(time));
  if (day >= today()) return texts.today;
  return day === dayAfter(today(), -1) ? texts.yesterday : texts.on(formatDate(time));
}

/** Describes the state in a sentence: 'Banned today by Meera Nair: spam'. */
export function stateInWords(user: SignInFields): string {
  const state = userStateOf(user);
  if (state !== 'banned') return texts.sentences[state];
  const { bannedAt, bannedBy, banReason } = user;
  const given = [texts.states.banned, bannedAt && dayOf(bannedAt), bannedBy && texts.by(bannedBy)];
  const sentence = given.filter(Boolean).join(' ');
  return banReason ? texts.because(sentence, banReason) : sentence;
}
