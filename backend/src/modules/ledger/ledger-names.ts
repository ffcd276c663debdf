import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { searchKeysOf } from '../../platform/database/search.js';
import { earningsAccount, heldAccount, userAccount } from './accounts.js';
import { LedgerEntry } from './ledger-entry.schema.js';

/**
 * Removes a person's name from the entries when the account is deleted. Amounts, accounts and times never change; the
 * names next to them are personal data. Uses bulk writes, because the schema rejects every other change of an entry.
 */
@Injectable()
export class LedgerNames {
  constructor(@InjectModel(LedgerEntry.name) private readonly entries: Model<LedgerEntry>) {}

  /** Must be called in the transaction that deletes the account. */
  async anonymise(user: Types.ObjectId, name: string): Promise<void> {
    const earnings = earningsAccount(user);
    const $in = [userAccount(user), earnings, heldAccount(user)];
    // Every entry has a line for each of its accounts, and an index of the lines.
    const own = { 'lines.account': { $in } };
    const sent = { to: userAccount(user), kind: 'send' as const };
    const senders = await this.entries.aggregate<{ _id: { fromLabel: string; sender: string } }>([
      { $match: sent },
      { $group: { _id: { fromLabel: '$fromLabel', sender: '$actor.name' } } },
    ]);
    await this.entries.bulkWrite([
      ...senders.map(({ _id: { fromLabel, sender } }) => ({
        updateMany: {
          filter: { ...sent, fromLabel, 'actor.name': sender },
          update: { $set: { searchKeys: searchKeysOf([fromLabel, name, sender]) } },
        },
      })),
      { updateMany: { filter: { ...own, from: { $in } }, update: { $set: { fromLabel: name } } } },
      { updateMany: { filter: { ...own, to: { $in } }, update: { $set: { toLabel: name } } } },
      // The titles of the host's live sessions, in gifts received and in gifts reversed.
      ...[{ to: earnings }, { from: earnings }].map((side) => ({
        updateMany: {
          filter: { 'lines.account': earnings, ...side, 'subjects.kind': 'live' },
          update: { $set: { 'subjects.$.label': '' } },
        },
      })),
      {
        updateMany: {
          filter: { ...own, 'actor.id': user.toHexString() },
          update: { $set: { 'actor.name': name } },
        },
      },
    ]);
  }
}
