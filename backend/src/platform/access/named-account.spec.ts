import { namedAccount } from './named-account.js';

const tokenOf = (claims: unknown) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`;

describe('namedAccount', () => {
  it('should return the account of a token', () => {
    expect(namedAccount(tokenOf({ sub: 'a1' }))).toBe('a1');
  });

  it.each(['', 'x', 'x.y.z', tokenOf(null), tokenOf({}), tokenOf({ sub: { $ne: 1 } })])(
    'should return nothing for %j',
    (token) => {
      expect(namedAccount(token)).toBeUndefined();
    },
  );
});
