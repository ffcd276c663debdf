// Converts transfers to the rows of panel lists.
import type { CoinAgency } from '../../staff/coin-panel/coin-agency.schema.js';
import type {
  CoinAgencyFound,
  CoinTotals,
  HistoryOwner,
  ReceivedCoins,
  Recharge,
  SentCoins,
} from './recharge.dto.js';
import type { Transfer } from './transfers.service.js';

const shared = ({ _id, coins, back, createdAt }: Transfer) => ({
  _id: _id.toHexString(),
  coin: coins,
  returned: back.returned,
  returnable: back.returnable,
  state: back.state ?? ('sent' as const),
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

/** Names the sending admin for admins only. */
export const toReceivedCoins = (transfer: Transfer, forAdmin: boolean): ReceivedCoins => ({
  ...shared(transfer),
  from: 'Via Admin',
  admin: forAdmin ? transfer.actor.name : '',
  coinAgency: transfer.toLabel,
});

export const toCoinAgencyFound = (agency: CoinAgency): CoinAgencyFound => ({
  _id: agency._id.toHexString(),
  uniqueId: agency.uniqueId,
  username: agency.username,
  name: agency.name,
  image: agency.image,
  coins: agency.coins,
  frozen: agency.walletFreeze != null,
});

export const toHistoryOwner = (
  agency: CoinAgency,
  { received, receivedBack, opening }: Pick<CoinTotals, 'received' | 'receivedBack' | 'opening'>,
): HistoryOwner => ({
  ...toCoinAgencyFound(agency),
  deleted: agency.deleted,
  received,
  receivedBack,
  opening,
});
