import type { AdjustUserDto } from '../../api/recharge.gen';
import type { User } from '../../api/users.gen';
import { typedNumber } from '../../lib/typed-number';

/** What the form of Update User holds. */
export const blank = {
  number: '',
  /** Whether the coins are the new balance, or come on top of today's, or go off it. */
  how: 'set',
  coin: '',
  level: '',
  experience: '',
  /** 'true' once somebody has typed in them: also what was there before may be meant then. */
  levelTyped: '',
  experienceTyped: '',
  /** The balance that the coins are reckoned from, and whose it is. */
  coinSeen: '',
  user: '',
};
export type Values = typeof blank;

export const hows = ['set', 'add', 'take'] as const;

/** The form as it stands for a user, before anything is changed. */
export const valuesOf = ({ _id, number, coin, level, experience }: User): Values => ({
  number,
  how: 'set',
  coin: String(coin),
  level: String(level),
  experience: String(experience),
  levelTyped: '',
  experienceTyped: '',
  coinSeen: String(coin),
  user: _id,
});

/** The balance that the form asks for; what is no number stays as it was typed, for the server to say so. */
export function newBalance({ how, coin, coinSeen }: Values): number {
  const typed: unknown = typedNumber(coin);
  if (typeof typed !== 'number' || how === 'set' || coinSeen === '') return typed as number;
  return Number(coinSeen) + (how === 'add' ? typed : -typed);
}

/**
 * The call that carries the form out for its user, read anew. It names the number in full, which only this user can have, and
 * the balance that was seen, so that it changes no other one. A level and experience that were left alone stay as they are by now.
 */
export const bodyOf = (values: Values, user: User): AdjustUserDto => ({
  number: user.number,
  coin: newBalance(values),
  level: values.levelTyped ? typedNumber(values.level) : user.level,
  experience: values.experienceTyped ? typedNumber(values.experience) : user.experience,
  coinSeen: Number(values.coinSeen),
  // The question says before that a second admin is asked.
  askAbove: true,
});
