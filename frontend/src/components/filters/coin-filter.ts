import { texts } from '../components.texts';
import { numberRange } from './list-filters';

/** The filter by an amount of coins. */
export const byCoins = { coins: numberRange(texts.filters.coins) };
