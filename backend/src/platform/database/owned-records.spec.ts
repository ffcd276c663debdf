import type { Model } from 'mongoose';
import { agenciesIn, bdsIn, Scope } from '../../core/scope.js';
import { OwnedRecords } from './owned-records.js';

interface Agency {
  name: string;
  bd: string;
}

describe('OwnedRecords', () => {
  const agencies = new OwnedRecords<Agency, 'agency'>({} as Model<Agency>);
  const scope = Scope.of({ role: 'bd', code: 'BD000001', id: '', sessionId: '', name: '' });
  const reach = agenciesIn(scope);

  it('should add the reach to a query when the query names other fields or none', () => {
    expect(agencies.within(reach)).toEqual({ bd: 'BD000001' });
    expect(agencies.within(reach, { name: 'North' })).toEqual({ name: 'North', bd: 'BD000001' });
  });

  it('should require both values when query and reach name the same field', () => {
    expect(agencies.within(reach, { bd: 'BD000002' })).toEqual({
      $and: [{ bd: 'BD000002' }, { bd: 'BD000001' }],
    });
  });

  // The compiler checks these lines: a line that compiles makes its directive an error.
  it('should not compile when the reach is missing or of another kind', () => {
    const refused = [
      // @ts-expect-error The reach is missing.
      () => agencies.find(),
      // @ts-expect-error A plain filter is not a reach.
      () => agencies.findOne({ bd: 'BD000001' }),
      // @ts-expect-error The reach is of another kind.
      () => agencies.count(bdsIn(scope)),
      // @ts-expect-error A scope is not a reach of one kind.
      () => agencies.find(scope),
    ];
    expect(refused).toHaveLength(4);
  });
});
