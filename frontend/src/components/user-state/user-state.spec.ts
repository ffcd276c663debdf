import { stateInWords, userStateOf } from './user-state';

const now = new Date();
const daysAgo = (days: number) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() - days, 0, 0, 1).toISOString();
const ban = { active: true, banStatus: '1', bannedBy: 'Meera Nair', banReason: 'spam' } as const;

describe('the state of a user', () => {
  it('should be the gravest of what keeps the user out', () => {
    expect(userStateOf({ ...ban, deviceBanStatus: '1' })).toBe('banned');
    expect(userStateOf({ active: true, banStatus: '0', deviceBanStatus: '1' })).toBe('deviceBanned');
    expect(userStateOf({ active: false, banStatus: '0', deviceBanStatus: '0' })).toBe('inactive');
    expect(userStateOf({ active: true, banStatus: '0', deviceBanStatus: '0' })).toBe('active');
  });
  it('should say when a ban was given, by whom and why', () => {
    expect(stateInWords({ ...ban, bannedAt: daysAgo(0) })).toBe('Banned today by Meera Nair: spam');
    expect(stateInWords({ ...ban, bannedAt: daysAgo(1) })).toBe('Banned yesterday by Meera Nair: spam');
    expect(stateInWords({ ...ban, bannedAt: '2026-01-31T12:00:00Z', banReason: '' })).toMatch(
      /^Banned on .*2026.* by Meera Nair$/,
    );
    expect(stateInWords({ banStatus: '1', bannedAt: '', bannedBy: '', banReason: '' })).toBe('Banned');
  });
  it('should never say that a user who is kept out can sign in', () => {
    expect(stateInWords({ active: true, deviceBanStatus: '1' })).toMatch(/^Cannot sign in/);
    expect(stateInWords({ active: false })).toMatch(/^Cannot sign in/);
    expect(stateInWords({ active: true, banStatus: '0' })).toBe('Can sign in to the app');
  });
});
