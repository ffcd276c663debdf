// An approved withdrawal of a user.
import type { User } from '../../src/modules/users/user.schema.js';
import { type Withdrawal, WITHDRAWAL_STATUS } from '../../src/modules/withdrawals/withdrawal.schema.js';
import type { TestApp } from '../support/app.js';
import type { AskedFields } from '../support/factories/factory.js';

/** Creates an approved withdrawal. Its coins are no longer held. */
export async function closedWithdrawal(
  app: TestApp,
  owner: User,
  fields: AskedFields = {},
): Promise<Withdrawal> {
  const asked = await app.create.withdrawal(owner, { status: WITHDRAWAL_STATUS.approved, ...fields });
  await app.connection.collection('users').updateOne({ _id: owner._id }, { $set: { heldCoins: 0 } });
  await app.connection.collection('ledgerentries').deleteMany({ to: `held:${owner._id.toHexString()}` });
  return asked;
}
