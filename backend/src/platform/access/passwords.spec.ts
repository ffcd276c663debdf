import { hashPassword, isPassword } from './passwords.js';

describe('passwords', () => {
  it('should accept only the right password when a hash exists', async () => {
    const hash = await hashPassword('correct horse');
    await expect(isPassword('correct horse', hash)).resolves.toBe(true);
    await expect(isPassword('wrong horse', hash)).resolves.toBe(false);
    await expect(isPassword('correct horse', undefined)).resolves.toBe(false);
  });

  it('should check a password before most new hashes when many hashes are queued', async () => {
    const hash = await hashPassword('correct horse');
    let made = 0;
    const making = Array.from({ length: 30 }, () => hashPassword('rush').then(() => (made += 1)));
    await isPassword('correct horse', hash);
    expect(made).toBeLessThan(15);
    await Promise.all(making);
  });
});
