import type { CoinAgencyFound, UserFound } from '../../api/recharge.gen';

/** Somebody whom coins can go to, or come back from. */
export interface Recipient {
  kind: 'coin' | 'user';
  /** Code or username. */
  id: string;
  name: string;
  image: string;
  /** null: not for the reader's eyes. */
  coins: number | null;
  frozen: boolean;
}

export const fromCoinAgency = ({ uniqueId, name, image, coins, frozen }: CoinAgencyFound): Recipient => ({
  kind: 'coin',
  id: uniqueId,
  name,
  image,
  coins,
  frozen,
});

export const fromUser = ({ username, name, picture, coins, frozen }: UserFound): Recipient => ({
  kind: 'user',
  id: username,
  name,
  image: picture,
  coins,
  frozen,
});

/** Codes of coin agencies begin so; anything else is a username. */
export const isCode = (text: string) => /^coin@/i.test(text.trim());
