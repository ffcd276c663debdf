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
  /** What the user had when the form was filled, and who that is. */
  coinSeen: '',
  levelSeen: '',
  experienceSeen: '',
  user: '',
};
export type Values = typeof blank;

export const standing = ['coin', 'level', 'experience'] as const;
export const isUntouched = (values: Values, name: (typeof standing)[number]) =>
  values[name] === values[`${name}Seen`] && (name !== 'coin' || values.how === 'set');

export const hows = ['set', 'add', 'take'] as const;

/** The form as it stands for a user, before anything is changed. */
export const valuesOf = ({ _id, number, coin, level, experience }: User): Values => ({
  number,
  how: 'set',
  coin: String(coin),
  level: String(level),
  experience: String(experience),
  coinSeen: String(coin),
  levelSeen: String(level),
  experienceSeen: String(experience),
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
 * the balance that was seen, so that it changes no other one. What was left as it is stays as it is by now.
 */
export const bodyOf = (values: Values, user: User): AdjustUserDto => ({
  number: user.number,
  coin: newBalance(values),
  level: isUntouched(values, 'level') ? user.level : typedNumber(values.level),
  experience: isUntouched(values, 'experience') ? user.experience : typedNumber(values.experience),
  coinSeen: Number(values.coinSeen),
  // The question says before that a second admin is asked.
  askAbove: true,
});
