import { Types } from 'mongoose';
import { changesOf } from './changes.js';

describe('changesOf', () => {
  it('should tell what was added, changed and removed', () => {
    expect(changesOf({ bio: '', name: 'a', reason: 'old' }, { bio: 'new', name: 'b' })).toEqual([
      { field: 'bio', change: 'added', value: 'text', before: '', after: 'new' },
      { field: 'name', change: 'changed', value: 'text', before: 'a', after: 'b' },
      { field: 'reason', change: 'removed', value: 'text', before: 'old', after: '' },
    ]);
  });
  it('should keep secrets masked, and mask those that are parts of a field', () => {
    expect(changesOf({ password: '••••' }, { password: '••••', s3: { secretKey: 'abc' } })).toEqual([
      { field: 'password', change: 'changed', value: 'text', before: '••••', after: '••••' },
      { field: 's3.secretKey', change: 'added', value: 'text', before: '', after: '••••' },
    ]);
  });
  it('should name the parts of a field, and only those that differ', () => {
    const freeze = { reason: 'Fraud', by: { name: 'Meera' } };
    expect(changesOf({ freeze }, { freeze: { ...freeze, reason: 'Mistake' } })).toEqual([
      { field: 'freeze.reason', change: 'changed', value: 'text', before: 'Fraud', after: 'Mistake' },
    ]);
  });
  it('should put times, ids, lists and flags into words', () => {
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
  it('should say what each value is', () => {
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
  it('should cut what nobody reads to its end', () => {
    const [change] = changesOf({}, { bio: 'x'.repeat(5000) });
    expect(change!.after).toHaveLength(1001);
  });
});
