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

  it('should narrow a query by what the caller reaches', () => {
    expect(agencies.within(reach)).toEqual({ bd: 'BD000001' });
    expect(agencies.within(reach, { name: 'North' })).toEqual({ name: 'North', bd: 'BD000001' });
  });

  it('should hold a field against both when the query names it too', () => {
    expect(agencies.within(reach, { bd: 'BD000002' })).toEqual({
      $and: [{ bd: 'BD000002' }, { bd: 'BD000001' }],
    });
  });

  // The compiler checks these lines: one that compiled would be an error of its own.
  it('should compile with the scope of its own kind only', () => {
    const refused = [
      // @ts-expect-error No scope at all.
      () => agencies.find(),
      // @ts-expect-error A filter is no scope, whatever it names.
      () => agencies.findOne({ bd: 'BD000001' }),
      // @ts-expect-error The scope of another kind.
      () => agencies.count(bdsIn(scope)),
      // @ts-expect-error A caller's scope says nothing of a kind.
      () => agencies.find(scope),
    ];
    expect(refused).toHaveLength(4);
  });
});
