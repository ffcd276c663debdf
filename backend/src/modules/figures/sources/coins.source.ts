import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, PipelineStage } from 'mongoose';
import { PAID_OUT, PLATFORM, storedAccount } from '../../ledger/accounts.js';
import { LedgerEntry, type MovementKind } from '../../ledger/ledger-entry.schema.js';
import { buyerKey, giftKey, sellerOf } from '../keys.js';
import { ALL } from '../figure.schemas.js';
import type { FigureRow, FigureSource, Range, Values } from './figure-source.js';
import { FigureRows, firstOf } from './figure-rows.js';

/**
 * Coins that moved between two classes of accounts: a coin agency and whoever received its coins by their accounts, all
 * others by their kind.
 */
interface Flow {
  kind: MovementKind;
  from: string;
  to: string;
  /** The id of the gift. */
  gift?: string;
  coins: number;
}

/** The movements that are summed; a reversal undoes one of them. */
const KINDS = [
  ...(['opening', 'send', 'return', 'gift'] as const),
  ...(['adjustment', 'payout', 'refund'] as const),
  ...(['purchase', 'purchaseRefund', 'purchaseRestore', 'debtPayment'] as const),
  ...(['itemPurchase', 'itemRefund'] as const),
] satisfies MovementKind[];
const OUTSIDE: readonly string[] = [PLATFORM, PAID_OUT];

const isSeller = (field: string) => ({
  // The character after the colon: all accounts of coin agencies sort between the two.
  $and: [{ $gte: [field, 'coinAgency:'] }, { $lt: [field, 'coinAgency;'] }],
});

/** An expression for the account in this field if a coin agency owns it, otherwise for the kind of the account. */
const classOf = (field: string, keepsField: object = isSeller(field)) => ({
  $cond: [keepsField, field, { $arrayElemAt: [{ $split: [field, ':'] }, 0] }],
});

const grouped = (entry: string): PipelineStage[] => [
  {
    $group: {
      _id: {
        kind: `$${entry}kind`,
        from: classOf(`$${entry}from`),
        to: classOf(`$${entry}to`, { $or: [isSeller(`$${entry}to`), isSeller(`$${entry}from`)] }),
        // The first subject of a gift is the gift, the second one the live session.
        gift: {
          $cond: [
            { $eq: [`$${entry}kind`, 'gift'] },
            { $arrayElemAt: [{ $ifNull: [`$${entry}subjects.id`, []] }, 0] },
            null,
          ],
        },
      },
      coins: { $sum: '$coins' },
    },
  },
  { $project: { _id: 0, kind: '$_id.kind', from: '$_id.from', to: '$_id.to', gift: '$_id.gift', coins: 1 } },
];

/**
 * The movements of coins by their day, by coin agency and by gift, and the change of the coins in circulation. Reversals
 * count on their own day.
 */
@Injectable()
export class CoinsSource implements FigureSource {
  readonly name = 'coins';

  constructor(@InjectModel(LedgerEntry.name) private readonly entries: Model<LedgerEntry>) {}

  async first(): Promise<Date | undefined> {
    // An index begins with the kind, so each kind has its first entry at once.
    return firstOf(
      KINDS.map((kind) => this.entries.findOne({ kind }, { createdAt: 1 }).sort({ createdAt: 1 }).lean()),
    );
  }

  async sum({ from, until }: Range): Promise<FigureRow[]> {
    const createdAt = { $gte: from, $lt: until };
    // One after the other, because a transaction may run this.
    const flows = await this.entries.aggregate<Flow>([
      { $match: { kind: { $in: KINDS }, createdAt } },
      ...grouped(''),
    ]);
    const reversed = await this.entries.aggregate<Flow>([
      { $match: { kind: 'reversal', createdAt } },
      { $lookup: { from: 'ledgerentries', localField: 'reversalOf', foreignField: '_id', as: 'undone' } },
      { $unwind: '$undone' },
      ...grouped('undone.'),
    ]);
    const rows = new FigureRows();
    for (const flow of flows) addFlow(rows, flow, flow.coins);
    for (const flow of reversed) addFlow(rows, flow, -flow.coins);
    return rows.list();
  }
}

function addFlow(rows: FigureRows, flow: Flow, coins: number): void {
  const { kind, from, to, gift } = flow;
  const [giver, receiver] = [sellerOf(from), sellerOf(to)];
  rows.add(ALL, {
    circulating: (Number(OUTSIDE.includes(from)) - Number(OUTSIDE.includes(to))) * coins,
    ...movementOf(flow, coins),
  });
  if (gift) rows.add(giftKey(gift), { gifted: coins });
  if (giver) rows.add(giver, { balance: -coins, ...(kind === 'send' && { soldToUsers: coins }) });
  const buyer = storedAccount(to);
  if (giver && kind === 'send' && buyer) rows.add(buyerKey(buyer.id), { soldToUsers: coins }, giver);
  if (receiver)
    rows.add(receiver, {
      balance: coins,
      ...(kind === 'send' && { received: coins }),
      ...(kind === 'return' && { returned: coins }),
    });
}

/** Returns what a movement counts as for the whole platform. */
function movementOf({ kind, to }: Flow, coins: number): Values {
  switch (kind) {
    case 'send':
      return sellerOf(to) ? { soldToAgencies: coins, received: coins } : { soldToUsers: coins };
    case 'return':
      return { returned: coins };
    case 'gift':
      return { gifted: coins };
    case 'payout':
      return { paidOut: coins };
    case 'refund':
      return { paidOut: -coins };
    default:
      return {};
  }
}
