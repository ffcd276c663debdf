import { differences } from './differences.js';

describe('differences', () => {
  it('should return only the differing fields when one field differs', () => {
    expect(differences({ name: 'a', coin: 1 }, { name: 'b', coin: 1 })).toEqual({
      before: { name: 'a' },
      after: { name: 'b' },
    });
  });
  it('should mask a secret when it changed', () => {
    const { before, after } = differences({ password: '$argon2id$one' }, { password: '$argon2id$two' });
    expect([before.password, after.password]).toEqual(['••••', '••••']);
  });
  it('should omit internal fields when only they differ', () => {
    expect(differences({ searchKeys: ['a'] }, { searchKeys: ['b'] })).toEqual({ before: {}, after: {} });
  });
});
