import { hash } from '@node-rs/argon2';
import { hashPassword, isPassword } from './passwords.js';

describe('passwords', () => {
  it('should accept only the right password when a hash exists', async () => {
    const hash = await hashPassword('correct horse');
    await expect(isPassword('correct horse', hash)).resolves.toBe(true);
    await expect(isPassword('wrong horse', hash)).resolves.toBe(false);
    await expect(isPassword('correct horse', undefined)).resolves.toBe(false);
  });

  it('should accept a password however its letters are composed, and hashes of text as typed', async () => {
    const [composed, decomposed] = ['caf\u00e9 au lait', 'cafe\u0301 au lait'];
    const asTyped = await hash(decomposed, { memoryCost: 8, timeCost: 1, parallelism: 1 });
    const made = await hashPassword(decomposed);
    await expect(isPassword(composed, made)).resolves.toBe(true);
    await expect(isPassword(decomposed, made)).resolves.toBe(true);
    await expect(isPassword(decomposed, asTyped)).resolves.toBe(true);
    await expect(isPassword('cafe au lait', made)).resolves.toBe(false);
    await expect(isPassword(decomposed, undefined)).resolves.toBe(false);
  });

  it('should check a password before most new hashes when many hashes are queued', async () => {
    const hash = await hashPassword('correct horse');
    let made = 0;
    const making = Array.from({ length: 60 }, () => hashPassword('rush').then(() => (made += 1)));
    await isPassword('correct horse', hash);
    expect(made).toBeLessThan(30);
    await Promise.all(making);
  });
});
