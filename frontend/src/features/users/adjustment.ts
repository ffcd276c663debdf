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
  coinSeen: String(coin),
  user: _id,
});

/** The balance that the form asks for; what is no number stays as it was typed, for the server to say so. */
export function newBalance({ how, coin, coinSeen }: Values): number {
  const typed: unknown = typedNumber(coin);
  if (typeof typed !== 'number' || how === 'set' || coinSeen === '') return typed as number;
  return Number(coinSeen) + (how === 'add' ? typed : -typed);
}

/** The call that carries the form out. It names the balance that was seen, so that it changes no other one. */
export const bodyOf = (values: Values): AdjustUserDto => ({
  number: values.number.trim(),
  coin: newBalance(values),
  level: typedNumber(values.level),
  experience: typedNumber(values.experience),
  ...(values.coinSeen !== '' && { coinSeen: Number(values.coinSeen) }),
  // The question says before that a second admin is asked.
  askAbove: true,
});
