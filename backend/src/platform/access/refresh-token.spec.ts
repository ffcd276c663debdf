import { hashToken, makeRefreshToken, openUnder, sealUnder, sessionIdOf } from './refresh-token.js';

const KEY = { id: 'one', key: Buffer.alloc(32, 1) };
const OTHER = { id: 'two', key: Buffer.alloc(32, 2) };
const SESSION = '66f0c0ffee00000000000001';

describe('refresh tokens', () => {
  it('should return the session id when the current or previous key is known', () => {
    const token = makeRefreshToken(SESSION, KEY);
    expect(sessionIdOf(token, [KEY])).toBe(SESSION);
    expect(sessionIdOf(token, [OTHER, KEY])).toBe(SESSION);
  });

  it('should reject a token when its key, session id or format differs', () => {
    const token = makeRefreshToken(SESSION, KEY);
    expect(sessionIdOf(token, [OTHER])).toBeUndefined();
    expect(sessionIdOf(token.replace(SESSION, '66f0c0ffee00000000000002'), [KEY])).toBeUndefined();
    for (const junk of ['', 'a.b.c', `${SESSION}.x.y`, `${token}x`])
      expect(sessionIdOf(junk, [KEY])).toBeUndefined();
  });

  it('should create different tokens when the session is the same', () => {
    expect(hashToken(makeRefreshToken(SESSION, KEY))).not.toBe(hashToken(makeRefreshToken(SESSION, KEY)));
  });

  it('should open the successor only when the previous token is given', () => {
    const sealed = sealUnder('old', 'new');
    expect(openUnder('old', sealed)).toBe('new');
    expect(() => openUnder('other', sealed)).toThrow();
  });

  it('should open a successor when an earlier version sealed it', () => {
    expect(openUnder('old', '0Y_guE-NJ1uFHTVC5I-mPpIf4FgMICPSgIwRWZH-eQ')).toBe('new');
  });
});
