import { Injectable } from '@nestjs/common';
import { untilToday } from '../../core/days.js';
import { AppError, fieldError } from '../../core/errors.js';
import { present } from '../../core/present.js';
import type { Scope } from '../../core/scope.js';
import { type Days, FigureDays } from './figure-days.js';
import { FigureNames } from './figure-names.js';
import { FigureOwners } from './figure-owners.js';
import { ALL } from './figure.schemas.js';
import { NO_OWNER, ownerOf } from './keys.js';
import { type Audience, type GroupName, type MeasureName, measureOf, type OwnerKind } from './measures.js';
import { comparedDays, lengthOf, type PeriodName } from './periods.js';
import { type Series, seriesOf, summarized } from './series.js';
import { added } from './sources/figure-rows.js';
import type { Values } from './sources/figure-source.js';
import { WalletDays } from './wallet-days.js';
import { isWait } from './sources/waits.js';

/** The longest range, in days: three years. */
const MAX_DAYS = 1096;
/** The entries of a wallet cover all of its days. */
const ALWAYS_KNOWN = { since: null, isFilling: false };
/** The most owners of a group that an answer names. The others are one sum. */
const NAMED = 12;

const READERS: Record<Audience, readonly string[]> = {
  platform: ['admin'],
  agency: ['admin', 'bd', 'agencyadmin', 'agency'],
  seller: ['admin', 'coin'],
};

export interface FigureQuery {
  measure: MeasureName;
  from: string;
  to: string;
  by: PeriodName;
  group?: GroupName | undefined;
  /** One owner: `agency:AG100001`. */
  of?: string | undefined;
  compare?: boolean | undefined;
}

export interface GroupRow {
  of: string;
  name: string;
  code: string;
  total: number | null;
  compared: number | null;
  before: number | null;
}

export interface Figures extends Series {
  since: string | null;
  filling: boolean;
  compared?: Days & { total: number | null };
  before?: Days & Series;
  groups?: GroupRow[];
  others?: number;
}

/** Figures over time, within the scope of the caller. */
@Injectable()
export class FiguresService {
  constructor(
    private readonly days: FigureDays,
    private readonly owners: FigureOwners,
    private readonly names: FigureNames,
    private readonly wallets: WalletDays,
  ) {}

  /** Returns a measure by period. Fails with FORBIDDEN for a measure that the role does not see. */
  async read(scope: Scope, asked: FigureQuery): Promise<Figures> {
    this.check(scope, asked);
    const query = { ...asked, ...untilToday(asked, this.days.today()) };
    const { from, to, compare, group } = query;
    const { source, audience } = measureOf(query.measure);
    const of = query.of ? ownerOf(query.of) : undefined;
    const keys = await this.owners.keysOf(scope, audience, of);
    const days = compare ? comparedDays({ from, to }, this.days.today()) : undefined;
    const { since, isFilling } = source === 'wallet' ? ALWAYS_KNOWN : await this.days.reach(source);
    const [series, full, before, groups] = await Promise.all([
      this.series(query, query, keys, isFilling),
      days && this.series({ ...query, by: 'month' }, days.full, keys, isFilling),
      days && this.series(query, days.before, keys, isFilling),
      group && this.grouped(scope, query, group, keys, days),
    ]);
    return {
      ...series,
      ...{ since, filling: isFilling },
      ...(days &&
        full &&
        before && { compared: { ...days.full, total: full.total }, before: { ...days.before, ...before } }),
      ...groups,
    };
  }

  private check(scope: Scope, { measure: name, from, to, group, of }: FigureQuery): void {
    const { audience, groups, owners, source } = measureOf(name);
    if (!READERS[audience].includes(scope.role)) throw new AppError('FORBIDDEN');
    if (from > to) throw fieldError('from', 'Must not be after `to`');
    if (lengthOf(from, to) > MAX_DAYS) throw fieldError('from', `At most ${MAX_DAYS} days at a time`);
    if (of && !owners.includes(ownerOf(of).kind as OwnerKind))
      throw fieldError(
        'of',
        owners.length ? `Must be one of ${owners.join(', ')}` : 'This measure has no owners',
      );
    if (group && !groups.includes(group))
      throw fieldError(
        'group',
        groups.length ? `Must be one of ${groups.join(', ')}` : 'This measure has no groups',
      );
    if (group === 'buyer' && !of && scope.isEverything) throw fieldError('of', 'Name one coin agency');
    if (source === 'wallet' && !of) throw fieldError('of', 'Name one user');
  }

  private async series(
    { measure, by }: FigureQuery,
    { from, to }: Days,
    keys: string[] | undefined,
    isFilling: boolean,
  ): Promise<Series> {
    const { source, field, summary } = measureOf(measure);
    const range = { from, to, by, today: this.days.today() };
    if (source === 'wallet') {
      const known = await this.wallets.of(ownerOf(keys?.[0] ?? NO_OWNER).id, from, range.today);
      return seriesOf(known, range, field, summary);
    }
    const known = await this.days.byDay(source, range, needOf(field), keys);
    if (summary !== 'balance') return seriesOf(known, range, field, summary);
    // A balance needs all days before it.
    if (isFilling) return seriesOf(new Map(), range, field, summary);
    const before = await this.days.sumBefore(source, field, from, keys?.[0] ?? ALL);
    return seriesOf(balances(known, field, before), range, field, summary);
  }

  /** Returns the largest owners of a group, and the sum of all others. */
  private async grouped(
    scope: Scope,
    { measure, from, to }: FigureQuery,
    group: GroupName,
    keys: string[] | undefined,
    days: ReturnType<typeof comparedDays>,
  ): Promise<Pick<Figures, 'groups' | 'others'>> {
    const { field, summary } = measureOf(measure);
    const ownersIn = (asked: Days) => this.byOwner(measure, group, keys, asked);
    const [superiors, current, full, former] = await Promise.all([
      this.owners.superiors(scope, group),
      ownersIn({ from, to }),
      days && days.full.to < to ? ownersIn(days.full) : undefined,
      days && ownersIn(days.before),
    ]);
    const own = keys && new Set(keys);
    const totalsOf = (sums: Map<string, Values>, within: Days) => {
      const length = lengthOf(within.from, within.to);
      const owners = new Map<string, Values>();
      for (const [key, values] of sums) {
        if (own && group !== 'buyer' && !own.has(key)) continue;
        const owner = superiors ? superiors.get(key) : key;
        if (owner?.startsWith(`${group}:`)) owners.set(owner, added(owners.get(owner) ?? {}, values));
      }
      // Owners have no row on a day without records, so their average counts all days.
      const totalOf = (values: Values) =>
        summary === 'mean' ? Math.round((values[field] ?? 0) / length) : summarized([values], field, summary);
      return new Map([...owners].map(([owner, values]) => [owner, totalOf(values)]));
    };
    const now = totalsOf(current, { from, to });
    const compared = full && days ? totalsOf(full, days.full) : now;
    const then = former && days && totalsOf(former, days.before);
    const sorted = [...now].toSorted(
      ([key, one], [otherKey, other]) => (other ?? 0) - (one ?? 0) || key.localeCompare(otherKey),
    );
    const shown = sorted.slice(0, NAMED);
    const names = await this.names.of(
      group,
      shown.map(([key]) => key),
    );
    return {
      groups: shown.map(([key, total]) => ({
        of: key,
        ...(names.get(key) ?? { name: '', code: '' }),
        total,
        compared: then ? (compared.get(key) ?? null) : null,
        before: then?.get(key) ?? null,
      })),
      others: sorted.slice(NAMED).reduce((sum, [, total]) => sum + (total ?? 0), 0),
    };
  }

  /** Returns the sums by owner, for buyers only those of the one coin agency in `keys`. */
  private byOwner(
    measure: MeasureName,
    group: GroupName,
    keys: string[] | undefined,
    { from, to }: Days,
  ): Promise<Map<string, Values>> {
    const { source, field } = measureOf(measure);
    if (source === 'wallet') throw new Error('A wallet has no groups');
    const of = group === 'buyer' ? (keys?.[0] ?? NO_OWNER) : undefined;
    return this.days.byOwner(source, { from, to }, needOf(field), of);
  }
}

/** Returns whether a measure needs a field. Waits are counted in several fields. */
const needOf = (field: string) => (field === 'waits' ? isWait : (name: string) => name === field);

/** Returns the balances at the ends of the known days, from their changes. */
function balances(changes: Map<string, Values>, field: string, before: number): Map<string, Values> {
  let balance = before;
  const days = [...changes.keys()].toSorted();
  return new Map(
    days.map((day) => {
      balance += present(changes.get(day))[field] ?? 0;
      return [day, { [field]: balance }];
    }),
  );
}
