import { IntersectionType } from '@nestjs/swagger';
import { IdentifierOrEmpty, OneOf, Optional } from '../../../http/fields.js';
import { Filter } from '../../../http/filter-fields.js';
import { Words } from '../../../http/exports/exported-as.js';
import { ListQuery, Sort, type TimeOrder } from '../../../http/list-query.js';
import { Shows, ShowsId, ShowsInt, ShowsText, ShowsTime } from '../../../http/shown-fields.js';
import type { LedgerEntry } from '../../ledger/ledger-entry.schema.js';
import type { ListedRow } from '../../ledger/statement.service.js';
import { type StatementFilter, StatementRangeQuery } from '../../ledger/statement-filter.js';
import { TAKEN_BACK, type TakenBack } from '../../ledger/taken-back.js';

/** What an entry is to the coin agency. */
export const OWN_ENTRIES = ['received', 'sold', 'returned', 'reversed', 'opening'] as const;
export type OwnEntry = (typeof OWN_ENTRIES)[number];

const WORDS: Record<OwnEntry, string> = {
  received: 'Received',
  sold: 'Sold',
  returned: 'Return',
  reversed: 'Reversal',
  opening: 'Opening balance',
};

/** The filter of each kind of entry. */
export const ENTRY_FILTERS: Record<OwnEntry, Pick<StatementFilter, 'kind' | 'side'>> = {
  received: { kind: 'send', side: 'to' },
  sold: { kind: 'send', side: 'from' },
  returned: { kind: 'return' },
  reversed: { kind: 'reversal' },
  opening: { kind: 'opening' },
};

export class OwnStatementQuery extends IntersectionType(ListQuery, StatementRangeQuery) {
  @Sort('createdAt') sort?: TimeOrder;
  @Optional() @OneOf(OWN_ENTRIES, 'OwnEntry') @Filter() entry?: OwnEntry;
  @Optional()
  @IdentifierOrEmpty(50, {
    description: 'Username of the user on the other side, or platform',
    example: 'platform',
  })
  @Filter()
  counterparty?: string;
}

/** An entry in the statement of a coin agency. */
export class OwnStatementEntry {
  @ShowsId() _id: string;
  @Words(WORDS)
  @Shows({ enum: [...OWN_ENTRIES], enumName: 'OwnEntry' })
  entry: OwnEntry;
  @ShowsInt('Negative: coins left the coin agency', -500) amount: number;
  @ShowsInt('Balance after the entry', 500) balance: number;
  @ShowsText('Username of the other side, or Platform', 'anita.sharma') otherLabel: string;
  @ShowsText("Name of the user on the other side, '' for the platform", 'Anita Sharma') name: string;
  @Words({ returned: 'Returned', reversed: 'Reversed', '': '' })
  @Shows({ enum: [...TAKEN_BACK, ''], enumName: 'TakenBack', description: "'': valid" })
  takenBack: TakenBack | '';
  @ShowsInt('Returned coins', 0) returned: number;
  @ShowsTime() createdAt: string;
}

/** Entries of other kinds cannot have a coin agency on a side. */
function entryOf({ kind }: Pick<LedgerEntry, 'kind'>, amount: number): OwnEntry {
  if (kind === 'return') return 'returned';
  if (kind === 'reversal') return 'reversed';
  if (kind === 'opening') return 'opening';
  return amount < 0 ? 'sold' : 'received';
}

/** Leaves out which admin acted and why: both are for admins only. */
export const toOwnStatementEntry = (row: ListedRow, name: string): OwnStatementEntry => ({
  _id: row._id.toHexString(),
  entry: entryOf(row, row.amount),
  amount: row.amount,
  balance: row.balance ?? 0,
  otherLabel: row.otherLabel,
  name,
  takenBack: row.back.state ?? '',
  returned: row.back.returned,
  createdAt: row.createdAt.toISOString(),
});
