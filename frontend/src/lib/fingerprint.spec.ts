import { createHash } from 'node:crypto';
import { fingerprintOf } from './fingerprint';

const MB = 1024 * 1024;
const hash = (...parts: Uint8Array[]) => {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('hex');
};

describe('fingerprintOf', () => {
  it('should cover the first and the last MB', async () => {
    const bytes = new Uint8Array(3 * MB).map((_, at) => at % 251);
    expect(await fingerprintOf(new Blob([bytes]))).toBe(hash(bytes.subarray(0, MB), bytes.subarray(-MB)));
  });

  it('should cover a small file twice, as the server does', async () => {
    const bytes = new Uint8Array([1, 2, 3]);
    expect(await fingerprintOf(new Blob([bytes]))).toBe(hash(bytes, bytes));
  });
});
