import { sendCoinsLimits } from '../../api/recharge.gen';
import { texts } from '../../components/base/components.texts';
import { formatNumber } from '../../lib/format';
import { serverNow } from '../../lib/server-time';

const { minimum, maximum } = sendCoinsLimits.coin;
/** A repeated send within this time (milliseconds) is more likely a mistake than intended. */
const recent = 10 * 60_000;

/** Returns whether an amount is a number within the API's limits; the server reports the errors of other values. */
export const isAmount = (coins: unknown): coins is number =>
  typeof coins === 'number' && coins >= minimum && coins <= maximum;

export const isRecent = (createdAt: string) => serverNow() - new Date(createdAt).getTime() < recent;

/** Replaces a field's `refuse`: a balance that may be out of date is shown but does not block the form. */
export const neverRefuse = () => undefined;

/** Reports that fewer coins are available than were typed, in the shape of a server error for the field. */
export class TooFewCoins extends Error {
  readonly code = 'INSUFFICIENT_COINS';
  readonly errors: { field: string; message: string }[];
  constructor(present: number, field: string) {
    super(texts.form.onlyAvailable(formatNumber(present)));
    this.errors = [{ field, message: this.message }];
  }
}
