import type { CoinDay } from '../../api/recharge.gen';
import type { DaySums } from '../../components/base/list-page/list-days';
import { texts } from './coins.texts';

/** The sums of a day in the lists of movements. */
export const coinDays: DaySums<CoinDay> = [{ title: texts.filters.ofDay, value: ({ coins }) => coins }];
