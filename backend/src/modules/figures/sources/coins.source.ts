import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, PipelineStage } from 'mongoose';
import { LedgerEntry, type MovementKind } from '../../ledger/ledger-entry.schema.js';
import { ALL } from '../figure.schemas.js';
import type { FigureRow, FigureSource, Range } from './figure-source.js';
import { added } from './with-total.js';

/** Coins that moved between two classes of accounts: a coin agency by its account, all others by their kind. */
interface Flow {
  kind: MovementKind;
  from: string;
  to: string;
  coins: number;
}

const SELLER = 'coinAgency:';
/** The movements that are summed; a reversal takes back one of them. */
const KINDS = ['send', 'return', 'gift', 'payout', 'refund'] as const satisfies MovementKind[];

const isSeller = (account: string) => account.startsWith(SELLER);

/** An expression for the account in this field if a coin agency owns it, otherwise for the kind of the account. */
const classOf = (field: string) => ({
  $cond: [
    // The character after the colon: all accounts of coin agencies sort between the two.
    { $and: [{ $gte: [field, SELLER] }, { $lt: [field, 'coinAgency;'] }] },
    field,
    { $arrayElemAt: [{ $split: [field, ':'] }, 0] },
  ],
});

const grouped = (entry: string): PipelineStage[] => [
  {
    $group: {
      _id: { kind: `$${entry}kind`, from: classOf(`$${entry}from`), to: classOf(`$${entry}to`) },
      coins: { $sum: '$coins' },
    },
  },
  { $project: { _id: 0, kind: '$_id.kind', from: '$_id.from', to: '$_id.to', coins: 1 } },
];

/** The movements of coins by their day, and by the coin agency that sells or takes back. Reversals count on their own day. */
@Injectable()
export class CoinsSource implements FigureSource {
  readonly name = 'coins';

  constructor(@InjectModel(LedgerEntry.name) private readonly entries: Model<LedgerEntry>) {}

  async first(): Promise<Date | undefined> {
    // An index begins with the kind, so each kind has its first entry at once.
    const firsts = await Promise.all(
      KINDS.map((kind) => this.entries.findOne({ kind }, { createdAt: 1 }).sort({ createdAt: 1 }).lean()),
    );
    const times = firsts.flatMap((entry) => (entry ? [entry.createdAt.getTime()] : []));
    return times.length ? new Date(Math.min(...times)) : undefined;
  }

  async sum({ from, until }: Range, keys?: readonly string[]): Promise<FigureRow[]> {
    const which = {
      createdAt: { $gte: from, $lt: until },
      ...(keys && { $or: [{ from: { $in: keys } }, { to: { $in: keys } }] }),
    };
    // One after the other, because a transaction may run this.
    const flows = await this.entries.aggregate<Flow>([
      { $match: { kind: { $in: KINDS }, ...which } },
      ...grouped(''),
    ]);
    const reversed = await this.entries.aggregate<Flow>([
      { $match: { kind: 'reversal', ...which } },
      { $lookup: { from: 'ledgerentries', localField: 'reversalOf', foreignField: '_id', as: 'undone' } },
      { $unwind: '$undone' },
      ...grouped('undone.'),
    ]);
    const rows = new Map<string, Record<string, number>>([[ALL, {}]]);
    const put = (key: string, values: Record<string, number>) =>
      rows.set(key, added(rows.get(key) ?? {}, values));
    for (const { flow, sign } of [
      ...flows.map((flow) => ({ flow, sign: 1 })),
      ...reversed.map((flow) => ({ flow, sign: -1 })),
    ]) {
      const values = valuesOf(flow, sign * flow.coins);
      put(ALL, values);
      const seller = [flow.from, flow.to].find(isSeller);
      if (seller) put(seller, values);
    }
    return [...rows].map(([key, values]) => ({ key, values }));
  }

  async changed(): Promise<Date[]> {
    return [];
  }
}

function valuesOf({ kind, to }: Flow, coins: number): Record<string, number> {
  switch (kind) {
    case 'send':
      return isSeller(to) ? { soldToAgencies: coins } : { soldToUsers: coins };
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
