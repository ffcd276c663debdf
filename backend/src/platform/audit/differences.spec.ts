import { differences } from './differences.js';

describe('differences', () => {
  it('should keep only what differs', () => {
    expect(differences({ name: 'a', coin: 1 }, { name: 'b', coin: 1 })).toEqual({
      before: { name: 'a' },
      after: { name: 'b' },
    });
  });
  it('should mask secrets, and still tell that one changed', () => {
    const { before, after } = differences({ password: '$argon2id$one' }, { password: '$argon2id$two' });
    expect([before.password, after.password]).toEqual(['••••', '••••']);
  });
  it('should leave out what only serves searching', () => {
    expect(differences({ searchKeys: ['a'] }, { searchKeys: ['b'] })).toEqual({ before: {}, after: {} });
  });
});
