import type { CoinAgencyFound, UserFound } from '../../api/recharge.gen';
import { identifierOf } from '../../lib/typed-text';

/** An account that can send or receive coins. */
export interface Recipient {
  kind: 'coin' | 'user';
  /** Account in the ledger. */
  account: string;
  /** Code or username. */
  id: string;
  name: string;
  image: string;
  /** null if the reader may not see the balance. */
  coins: number | null;
  frozen: boolean;
}

export const fromCoinAgency = ({
  _id,
  uniqueId,
  name,
  image,
  coins,
  frozen,
}: CoinAgencyFound): Recipient => ({
  kind: 'coin',
  account: `coinAgency:${_id}`,
  id: uniqueId,
  name,
  image,
  coins,
  frozen,
});

export const fromUser = ({ _id, username, name, picture, coins, frozen }: UserFound): Recipient => ({
  kind: 'user',
  account: `user:${_id}`,
  id: username,
  name,
  image: picture,
  coins,
  frozen,
});

/** Returns whether a text is a coin agency's code; other texts are usernames. */
export const isCode = (text: string) => /^coin@/i.test(identifierOf(text));
