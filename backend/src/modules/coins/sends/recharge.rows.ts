// Converts transfers to the rows of panel lists.
import { PAID_OUT, PLATFORM } from '../../ledger/accounts.js';
import type { CoinAgency } from '../../staff/coin-agency/coin-agency.schema.js';
import type {
  CoinAgencyFound,
  CoinTotals,
  HistoryOwner,
  ReceivedCoins,
  Recharge,
  SentCoins,
} from '../statements/recharge.dto.js';
import type { Transfer } from '../statements/transfers.service.js';

const isCoinAgency = (account: string) => account.startsWith('coinAgency:');

/** Only sends can be returned. */
const shared = ({ _id, kind, coins, back, createdAt }: Transfer) => ({
  _id: _id.toHexString(),
  coin: coins,
  returned: back.returned,
  returnable: kind === 'send' ? back.returnable : 0,
  ...(kind !== 'send' && { kind }),
  state: back.state ?? ('sent' as const),
  createdAt: createdAt.toISOString(),
});

export const toRecharge = (transfer: Transfer): Recharge => ({
  ...shared(transfer),
  image: transfer.recipient.image,
  to: recipientOf(transfer.to),
  userId: transfer.toLabel,
  account: transfer.to,
  name: transfer.recipient.name,
  coinAgency: isCoinAgency(transfer.from) ? transfer.fromLabel : '',
  sender: isOfPlatform(transfer.from) ? transfer.actor.name : transfer.fromLabel,
  ...salaryOf(transfer),
});

/** Returns the salary run of a transfer with its note; nothing for any other movement. */
function salaryOf({ kind, subjects, reason }: Transfer): Pick<Recharge, 'salaryRun' | 'note'> {
  const run = kind === 'send' && subjects?.find((subject) => subject.kind === 'import');
  return run ? { salaryRun: run.id, note: reason } : {};
}

/** Shows the other side of the coin agency: the recipient, or the account that returned coins to the coin agency. */
export function toSentCoins(transfer: Transfer): SentCoins {
  const { from, fromLabel, toLabel, giver, recipient } = transfer;
  const own = isCoinAgency(from);
  return {
    ...shared(transfer),
    userId: own ? toLabel : fromLabel,
    ...(own ? recipient : giver),
    coinAgency: own ? fromLabel : toLabel,
  };
}

const isOfPlatform = (account: string) =>
  account === PLATFORM || account === PAID_OUT || isCoinAgency(account);

function recipientOf(account: string): 1 | 2 | 3 {
  if (isCoinAgency(account)) return 1;
  return account === PLATFORM || account === PAID_OUT ? 3 : 2;
}

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
