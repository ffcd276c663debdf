import { hashToken, makeRefreshToken, openUnder, sealUnder, sessionIdOf } from './refresh-token.js';

const KEY = { id: 'one', key: Buffer.alloc(32, 1) };
const OTHER = { id: 'two', key: Buffer.alloc(32, 2) };
const SESSION = '66f0c0ffee00000000000001';

describe('refresh tokens', () => {
  it('should name their session to who has the key, also the previous one', () => {
    const token = makeRefreshToken(SESSION, KEY);
    expect(sessionIdOf(token, [KEY])).toBe(SESSION);
    expect(sessionIdOf(token, [OTHER, KEY])).toBe(SESSION);
  });

  it('should not be accepted from anybody else', () => {
    const token = makeRefreshToken(SESSION, KEY);
    expect(sessionIdOf(token, [OTHER])).toBeUndefined();
    expect(sessionIdOf(token.replace(SESSION, '66f0c0ffee00000000000002'), [KEY])).toBeUndefined();
    for (const junk of ['', 'a.b.c', `${SESSION}.x.y`, `${token}x`])
      expect(sessionIdOf(junk, [KEY])).toBeUndefined();
  });

  it('should be different each time', () => {
    expect(hashToken(makeRefreshToken(SESSION, KEY))).not.toBe(hashToken(makeRefreshToken(SESSION, KEY)));
  });

  it('should hand on their successor to their holder only', () => {
    const sealed = sealUnder('old', 'new');
    expect(openUnder('old', sealed)).toBe('new');
    expect(() => openUnder('other', sealed)).toThrow();
  });

  it('should open a successor that an earlier version sealed', () => {
    expect(openUnder('old', '0Y_guE-NJ1uFHTVC5I-mPpIf4FgMICPSgIwRWZH-eQ')).toBe('new');
  });
});
