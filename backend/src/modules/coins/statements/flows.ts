// The flows of coins that the figures sum. A movement that undoes another one counts negatively, on its own day.
import type { Model, QueryFilter, Types } from 'mongoose';
import type { Account } from '../../ledger/accounts.js';
import { type LedgerEntry, type MovementKind, REVERSIBLE } from '../../ledger/ledger-entry.schema.js';

export const FLOWS = ['soldToAgencies', 'soldToUsers', 'returned', 'gifted', 'askedFor', 'paidOut'] as const;
export type Flow = (typeof FLOWS)[number];

type Where = QueryFilter<LedgerEntry>;

/** Match the accounts of one kind by a range of names: `~` sorts after every character of an id. */
export const ANY_COIN_AGENCY = { $gte: 'coinAgency:', $lt: 'coinAgency:~' } as const;
const ANY_USER = { $gte: 'user:', $lt: 'user:~' } as const;

const KINDS: Record<Flow, MovementKind[]> = {
  soldToAgencies: ['send'],
  soldToUsers: ['send'],
  returned: ['return'],
  gifted: ['gift'],
  askedFor: ['hold'],
  paidOut: ['payout', 'refund'],
};

/** The kinds that undo another movement: their accounts are the other way round. */
const UNDOING: readonly MovementKind[] = ['reversal', 'refund'];
export const isUndoing = ({ kind }: Pick<LedgerEntry, 'kind'>) => UNDOING.includes(kind);
/** An expression for the coins of a movement, negative if the movement undoes another one. */
export const SIGNED_COINS = {
  $cond: [{ $in: ['$kind', UNDOING] }, { $multiply: ['$coins', -1] }, '$coins'],
};

/** Returns the sides of the movements of a flow: of one coin agency, or of all. */
function sidesOf(flow: Flow, coinAgency: Account | undefined): Where {
  if (flow === 'soldToAgencies') return { to: coinAgency ?? ANY_COIN_AGENCY };
  if (flow === 'soldToUsers') return { ...(coinAgency && { from: coinAgency }), to: ANY_USER };
  return coinAgency ? { 'lines.account': coinAgency } : {};
}

/** The movements of a list, and the reversals among them, which another index holds. */
export interface Movements {
  movements: Where;
  reversals?: Where;
}

/**
 * Returns the filters for the movements of a flow at these times, and for the reversals of its movements. Looks the
 * reversals up first: admins make them one by one, so they are few.
 */
export async function flowFilter(
  entries: Model<LedgerEntry>,
  flow: Flow,
  { coinAgency, createdAt }: { coinAgency: Account | undefined; createdAt: object | undefined },
): Promise<Movements> {
  const [kind, ...more] = KINDS[flow];
  const kinds = more.length ? { kind: { $in: KINDS[flow] } } : { kind };
  const sides = sidesOf(flow, coinAgency);
  const times = createdAt ? { createdAt } : {};
  const movements = { ...kinds, ...sides, ...times } as Where;
  if (!kind || !REVERSIBLE.has(kind)) return { movements };
  const own = coinAgency ? { 'lines.account': coinAgency } : {};
  const reversals = await entries
    .find({ kind: 'reversal', ...own, ...times }, { reversalOf: 1 })
    .lean<{ _id: Types.ObjectId; reversalOf: Types.ObjectId }[]>();
  if (!reversals.length) return { movements };
  const undone = await entries.distinct('_id', {
    _id: { $in: reversals.map(({ reversalOf }) => reversalOf) },
    ...kinds,
    ...sides,
  } as Where);
  const ofFlow = new Set(undone.map(String));
  const $in = reversals.filter(({ reversalOf }) => ofFlow.has(String(reversalOf))).map(({ _id }) => _id);
  return { movements, ...($in.length && { reversals: { _id: { $in } } }) };
}
