import { formatDate } from '../../lib/format';
import type { Tone } from '../status-badge';
import { texts } from './user-state.texts';

/** What decides whether a user can sign in; those who may not see a ban get none of it. */
export interface Standing {
  active?: boolean | undefined;
  banStatus?: '0' | '1' | undefined;
  deviceBanStatus?: '0' | '1' | undefined;
  banReason?: string | undefined;
  bannedAt?: string | undefined;
  bannedBy?: string | undefined;
}

export type UserState = 'banned' | 'deviceBanned' | 'inactive' | 'active';

/** The one state of a user: of several reasons that keep a user out, the gravest. */
export function userStateOf({ active, banStatus, deviceBanStatus }: Standing): UserState {
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

/** 'today', 'yesterday', otherwise the date. */
function dayOf(time: string, now = new Date()): string {
  const daysAgo = (days: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() - days).getTime();
  const at = new Date(time).getTime();
  if (at >= daysAgo(0)) return texts.today;
  return at >= daysAgo(1) ? texts.yesterday : texts.on(formatDate(time));
}

/** The state in a sentence: 'Banned today by Meera Nair: spam'. */
export function stateInWords(standing: Standing): string {
  const state = userStateOf(standing);
  if (state !== 'banned') return texts.sentences[state];
  const { bannedAt, bannedBy, banReason } = standing;
  const given = [texts.states.banned, bannedAt && dayOf(bannedAt), bannedBy && texts.by(bannedBy)];
  const sentence = given.filter(Boolean).join(' ');
  return banReason ? texts.because(sentence, banReason) : sentence;
}
