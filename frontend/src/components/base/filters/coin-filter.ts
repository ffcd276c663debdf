import { texts } from '../components.texts';

/** The words of the filter by an amount of coins. */
export const byCoins = { coins: texts.filters.coins };
