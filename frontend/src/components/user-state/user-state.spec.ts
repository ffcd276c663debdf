import { dayAfter } from '../../lib/days';
import { noteZones } from '../../lib/server-time';
import { today } from '../../lib/today';
import { stateInWords, userStateOf } from './user-state';

const INDIA = { zones: [['Asia/Kolkata', null]], name: 'India Standard Time', isDefault: false };
/** One second after the midnight of a day in India. */
const daysAgo = (days: number) =>
  new Date(Date.parse(`${dayAfter(today(), -days)}T00:00:01+05:30`)).toISOString();
beforeAll(() => noteZones(JSON.stringify(INDIA)));
const ban = { active: true, banStatus: '1', bannedBy: 'Meera Nair', banReason: 'spam' } as const;

describe('the state of a user', () => {
  it('should be the most serious reason when several prevent the sign-in', () => {
    expect(userStateOf({ ...ban, deviceBanStatus: '1' })).toBe('banned');
    expect(userStateOf({ active: true, banStatus: '0', deviceBanStatus: '1' })).toBe('deviceBanned');
    expect(userStateOf({ active: false, banStatus: '0', deviceBanStatus: '0' })).toBe('inactive');
    expect(userStateOf({ active: true, banStatus: '0', deviceBanStatus: '0' })).toBe('active');
  });
  it('should include the date, the admin and the reason when the user is banned', () => {
    expect(stateInWords({ ...ban, bannedAt: daysAgo(0) })).toBe('Banned today by Meera Nair: spam');
    expect(stateInWords({ ...ban, bannedAt: daysAgo(1) })).toBe('Banned yesterday by Meera Nair: spam');
    expect(stateInWords({ ...ban, bannedAt: '2026-01-31T12:00:00Z', banReason: '' })).toMatch(
      /^Banned on .*2026.* by Meera Nair$/,
    );
    expect(stateInWords({ banStatus: '1', bannedAt: '', bannedBy: '', banReason: '' })).toBe('Banned');
  });
  it('should say that the user cannot sign in when the devices are banned or the account is inactive', () => {
    expect(stateInWords({ active: true, deviceBanStatus: '1' })).toMatch(/^Cannot sign in/);
    expect(stateInWords({ active: false })).toMatch(/^Cannot sign in/);
    expect(stateInWords({ active: true, banStatus: '0' })).toBe('Can sign in to the app');
  });
});
