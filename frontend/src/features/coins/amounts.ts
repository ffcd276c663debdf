import { sendCoinsLimits } from '../../api/recharge.gen';
import { texts } from '../../components/components.texts';
import { formatNumber } from '../../lib/format';

const { minimum, maximum } = sendCoinsLimits.coin;
/** So long the same send again is more likely a slip than a wish. */
const recent = 10 * 60_000;

/** Whether this can be moved at all; the server says what is wrong with the rest. */
export const isAmount = (coins: unknown): coins is number =>
  typeof coins === 'number' && coins >= minimum && coins <= maximum;

export const isRecent = (createdAt: string) => Date.now() - new Date(createdAt).getTime() < recent;

/** In place of a field's `refuse`: a balance that may be old is told, but keeps nothing from being sent. */
export const onlyTell = () => undefined;

/** Fewer coins are there than were typed, told at their field as a fault of the server is. */
export class TooFewCoins extends Error {
  readonly code = 'INSUFFICIENT_COINS';
  readonly errors: { field: string; message: string }[];
  constructor(present: number, field: string) {
    super(texts.form.onlyAvailable(formatNumber(present)));
    this.errors = [{ field, message: this.message }];
  }
}
