import type { Env } from '../../core/config/env.js';
import { SealingService } from './sealing.service.js';
import { SecretsService } from './secrets.service.js';

const OLD = 'the secret before the rotation, long enough';
const NEW = 'the secret after the rotation, long enough';
const sealing = (appSecret: string, appSecretPrevious?: string) =>
  new SealingService(new SecretsService({ appSecret, appSecretPrevious } as Env));

/** Returns the sealed text with its tag truncated to `length` bytes. */
function cutTag(sealed: string, length: number): string {
  const [id, body = ''] = sealed.split('.');
  const bytes = Buffer.from(body, 'base64url');
  return `${id}.${bytes.subarray(0, 12 + length).toString('base64url')}`;
}

describe('SealingService', () => {
  it('should open a sealed text only when purpose and record are the same', () => {
    const one = sealing(NEW);
    const sealed = one.seal('bank', 'record', '001234567890');
    expect(sealed).not.toContain('001234567890');
    expect(one.open('bank', 'record', sealed)).toBe('001234567890');
    expect(() => one.open('bank', 'another record', sealed)).toThrow();
    expect(one.open('secret-setting', 'record', sealed)).toBeUndefined();
  });

  it('should open a text when its secret is the previous one, but not when the secret is unknown', () => {
    const sealed = sealing(OLD).seal('bank', 'record', 'text');
    expect(sealing(NEW, OLD).open('bank', 'record', sealed)).toBe('text');
    expect(sealing(NEW).open('bank', 'record', sealed)).toBeUndefined();
  });

  it('should open a text when an earlier version sealed it', () => {
    const sealed = 'dM198Q_b.PbJXZLyo9NmyhjwTo-W35TBwgzmOL2UEtciW7oXCuNpq5-6XaQkNYg';
    expect(sealing(NEW).open('bank', 'record', sealed)).toBe('001234567890');
  });

  it.each([4, 8, 12, 15])('should reject a text when its tag is truncated to %d bytes', (length) => {
    const one = sealing(NEW);
    const sealed = one.seal('bank', 'record', '');
    expect(one.open('bank', 'record', sealed)).toBe('');
    expect(() => one.open('bank', 'record', cutTag(sealed, length))).toThrow();
  });
});
