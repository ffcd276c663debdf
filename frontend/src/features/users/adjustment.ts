import type { AdjustUserDto } from '../../api/recharge.gen';
import type { User } from '../../api/users.gen';
import { typedNumber } from '../../lib/typed-number';

/** The values of the Update User form. */
export const blank = {
  number: '',
  /** Whether the coins are the new balance (set), are added to the balance (add) or are subtracted from it (take). */
  how: 'set',
  coin: '',
  level: '',
  experience: '',
  /** 'true' once the user has typed in the field: even the previous value is then intended. */
  levelTyped: '',
  experienceTyped: '',
  /** The balance on which the change is based, and the id of its user. */
  coinSeen: '',
  user: '',
};
export type Values = typeof blank;

export const hows = ['set', 'add', 'take'] as const;

/** Returns the initial values of the form for a user. */
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

/** Returns the requested balance. Text that is not a number is sent as typed, so that the server rejects it. */
export function newBalance({ how, coin, coinSeen }: Values): number {
  const typed: unknown = typedNumber(coin);
  if (typeof typed !== 'number' || how === 'set' || coinSeen === '') return typed as number;
  return Number(coinSeen) + (how === 'add' ? typed : -typed);
}

/**
 * Returns the body of the call for the refetched user. It contains the full number, which only this user can have, and
 * the balance that was shown, so that no other balance is changed. An untouched level or experience keeps its present
 * value.
 */
export const bodyOf = (values: Values, user: User): AdjustUserDto => ({
  number: user.number,
  coin: newBalance(values),
  level: values.levelTyped ? typedNumber(values.level) : user.level,
  experience: values.experienceTyped ? typedNumber(values.experience) : user.experience,
  coinSeen: Number(values.coinSeen),
  versionSeen: user.version,
  // The confirmation has already informed the reader that a second admin must agree.
  askAbove: true,
});
