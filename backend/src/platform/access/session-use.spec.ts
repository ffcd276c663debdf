import { lastUseOf, useOf } from './session-use.js';

const now = new Date('2026-11-26T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
/** What a request says of a session with an idle time of five minutes. */
const asked = (stored: number, idleSeconds?: number) =>
  useOf({ lastUse: ago(stored), idleSeconds, idleMinutes: 5, now });

describe('the use of a panel session', () => {
  it('should be stored when it is a minute later than the stored one', () => {
    expect(asked(60, 0)).toEqual(now);
    expect(asked(100, 30)).toEqual(ago(30));
    expect(asked(59, 0)).toBeUndefined();
    expect(asked(100, 41)).toBeUndefined();
  });

  it('should stay the stored one when the panel says nothing', () => {
    expect(asked(299)).toBeUndefined();
    expect(asked(300)).toBe('over');
  });

  it('should be over when the panel says that the idle time has passed', () => {
    expect(asked(300, 299)).toBeUndefined();
    expect(asked(300, 300)).toBe('over');
  });

  it('should stay over after a closed laptop, whatever the panel says', () => {
    expect(asked(3600, 0)).toBe('over');
    expect(asked(360, 0)).toBe('over');
  });

  it('should bear a stored use that is up to a minute too old', () => {
    expect(asked(359, 0)).toEqual(now);
    expect(asked(359, 298)).toEqual(ago(298));
  });

  it('should not go back when another tab was used later', () => {
    expect(asked(10, 280)).toBeUndefined();
  });
});

describe('the stored last use', () => {
  it('should be the sign-in until a use or a proof is stored', () => {
    const [createdAt, provenAt, lastActiveAt] = [ago(900), ago(600), ago(300)];
    expect(lastUseOf({ createdAt })).toEqual(createdAt);
    expect(lastUseOf({ createdAt, provenAt })).toEqual(provenAt);
    expect(lastUseOf({ createdAt, provenAt, lastActiveAt })).toEqual(lastActiveAt);
    expect(lastUseOf({ createdAt, provenAt: ago(10), lastActiveAt })).toEqual(ago(10));
  });
});
