// Transfers as the lists of the panels show them.
import type { ReceivedCoins, Recharge, SentCoins } from './recharge.dto.js';
import type { Transfer } from './transfers.service.js';

const shared = ({ _id, coins, state, createdAt }: Transfer) => ({
  _id: _id.toHexString(),
  coin: coins,
  state,
  createdAt: createdAt.toISOString(),
});

export const toRecharge = (transfer: Transfer): Recharge => ({
  ...shared(transfer),
  image: transfer.recipient.image,
  to: transfer.to.startsWith('coinAgency:') ? 1 : 2,
  userId: transfer.toLabel,
  account: transfer.to,
  name: transfer.recipient.name,
  coinAgency: transfer.from.startsWith('coinAgency:') ? transfer.fromLabel : '',
  sender: transfer.actor.name,
});

export const toSentCoins = (transfer: Transfer): SentCoins => ({
  ...shared(transfer),
  userId: transfer.toLabel,
  name: transfer.recipient.name,
  image: transfer.recipient.image,
  coinAgency: transfer.fromLabel,
});

/** Only the admin is told which admin sent. */
export const toReceivedCoins = (transfer: Transfer, forAdmin: boolean): ReceivedCoins => ({
  ...shared(transfer),
  from: 'Via Admin',
  admin: forAdmin ? transfer.actor.name : '',
  coinAgency: transfer.toLabel,
});
