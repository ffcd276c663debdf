import { mayWith } from './rights';

describe('rights', () => {
  it('should let an account without a list of rights do all that its role may', () => {
    expect(mayWith(undefined, 'users.ban')).toBe(true);
  });

  it('should let an admin do what one of their rights allows, and what needs none', () => {
    expect(mayWith(['users.read'], 'users.read')).toBe(true);
    expect(mayWith(['users.read'], 'users.ban')).toBe(false);
    expect(mayWith(['users.read'], ['users.ban', 'users.read'])).toBe(true);
    expect(mayWith([], ['users.ban', 'users.read'])).toBe(false);
    expect(mayWith([], undefined)).toBe(true);
  });
});
