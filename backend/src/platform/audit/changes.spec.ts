import { Types } from 'mongoose';
import { changesOf } from './changes.js';

describe('changesOf', () => {
  it('should list added, changed and removed fields when two states differ', () => {
    expect(changesOf({ bio: '', name: 'a', reason: 'old' }, { bio: 'new', name: 'b' })).toEqual([
      { field: 'bio', change: 'added', value: 'text', before: '', after: 'new' },
      { field: 'name', change: 'changed', value: 'text', before: 'a', after: 'b' },
      { field: 'reason', change: 'removed', value: 'text', before: 'old', after: '' },
    ]);
  });
  it('should mask secrets when they are fields or parts of a field', () => {
    expect(changesOf({ password: '••••' }, { password: '••••', s3: { secretKey: 'abc' } })).toEqual([
      { field: 'password', change: 'changed', value: 'text', before: '••••', after: '••••' },
      { field: 's3.secretKey', change: 'added', value: 'text', before: '', after: '••••' },
    ]);
  });
  it('should list only the differing parts when a field has parts', () => {
    const freeze = { reason: 'Fraud', by: { name: 'Meera' } };
    expect(changesOf({ freeze }, { freeze: { ...freeze, reason: 'Mistake' } })).toEqual([
      { field: 'freeze.reason', change: 'changed', value: 'text', before: 'Fraud', after: 'Mistake' },
    ]);
  });
  it('should format values as text when they are times, ids, lists or flags', () => {
    const _id = new Types.ObjectId();
    const at = new Date('2026-01-31T12:00:00Z');
    const after = { _id, at, order: ['a', 'b'], on: false, coins: 0, rows: [{ n: 1 }] };
    expect(changesOf({}, after).map((change) => change.after)).toEqual([
      _id.toHexString(),
      '2026-01-31T12:00:00.000Z',
      'a, b',
      'false',
      '0',
      '[{"n":1}]',
    ]);
  });
  it('should return the kind of each value when fields are added or removed', () => {
    const _id = new Types.ObjectId();
    const after = {
      ...{ _id, entry: _id.toHexString(), at: new Date(), order: [_id.toHexString()], on: true },
      ...{ coins: 36_300, number: '919800000001', image: 'uploads/users/a.webp', rows: [{ n: 1 }] },
    };
    expect(changesOf({}, after).map(({ value }) => value)).toEqual([
      ...['id', 'id', 'time', 'id', 'flag', 'number', 'text', 'file', 'data'],
    ]);
    expect(changesOf({ coins: 5 }, { coins: null })).toMatchObject([{ change: 'removed', value: 'number' }]);
  });
  it('should cut a value when it is longer than 1,000 characters', () => {
    const [change] = changesOf({}, { bio: 'x'.repeat(5000) });
    expect(change!.after).toHaveLength(1001);
  });
});
