import { IntersectionType, OmitType } from '@nestjs/swagger';
import { Types } from 'mongoose';
import { Calendar } from '../../core/days.js';
import { CoinsOf, DaysOf, Filter } from '../../http/filter-fields.js';
import { whereOf } from './filters.js';

class Query extends IntersectionType(DaysOf('joinedAt'), CoinsOf('balance')) {
  @Filter('level') level?: number;
  @Filter('group', 'id') tag?: string;
  @Filter('endedAt', 'present') ended?: boolean;
  @Filter() named?: string;
}
class WithoutLevel extends OmitType(Query, ['level']) {}

const ID = '66f0c0ffee00000000000001';
const calendar = Calendar.of('UTC');
const queryOf = (values: Partial<Query>) => Object.assign(new Query(), values);

describe('whereOf', () => {
  it('should compare each filter with its stored field when the filter is set', () => {
    const set = { from: '2026-01-01', to: '2026-01-31', coinsFrom: 5, coinsTo: 9, level: 0, tag: ID };
    expect(whereOf(queryOf({ ...set, ended: false, named: 'a name' }), calendar)).toEqual({
      joinedAt: { $gte: new Date('2026-01-01T00:00:00Z'), $lt: new Date('2026-02-01T00:00:00Z') },
      balance: { $gte: 5, $lte: 9 },
      level: { $eq: 0 },
      group: { $eq: new Types.ObjectId(ID) },
      endedAt: { $eq: null },
    });
  });

  it('should leave a bound open when only the other one is set', () => {
    expect(whereOf(queryOf({ to: '2026-01-31', coinsFrom: 5 }), calendar)).toEqual({
      joinedAt: { $lt: new Date('2026-02-01T00:00:00Z') },
      balance: { $gte: 5 },
    });
  });

  it('should be empty when no filter is set', () => {
    expect(whereOf(queryOf({}), calendar)).toEqual({});
    expect(whereOf({}, calendar)).toEqual({});
  });

  it('should name the start of a range when the range starts after its end', () => {
    const of = (values: Partial<Query>) => () => whereOf(queryOf(values), calendar);
    const errorOf = (field: string, message: string) =>
      expect.objectContaining({ errors: [{ field, message }] }) as unknown;
    expect(of({ from: '2026-02-01', to: '2026-01-31' })).toThrow(
      errorOf('from', 'Must be on or before the last day') as Error,
    );
    expect(of({ coinsFrom: 9, coinsTo: 5 })).toThrow(errorOf('coinsFrom', 'Must be at most 5') as Error);
  });

  it('should read the filters of the named class when the query is a copy', () => {
    expect(whereOf({ ...queryOf({ level: 3 }) }, calendar, Query)).toEqual({ level: { $eq: 3 } });
    expect(whereOf({ ...queryOf({ to: '2026-01-31' }) }, calendar, WithoutLevel)).toEqual({
      joinedAt: { $lt: new Date('2026-02-01T00:00:00Z') },
    });
  });

  it('should fail when a copy of a query names no class', () => {
    expect(() => whereOf({ ...queryOf({ level: 3 }) }, calendar)).toThrow('name the class');
  });
});
