import { BatchLoader } from './batch-loader.js';

/** A loader whose reads end when the test ends them. */
function setUp() {
  const begun: { keys: string[]; end(): void; fail(): void }[] = [];
  const reads = new BatchLoader<string, string>(
    (keys) =>
      new Promise((resolve, reject) => {
        begun.push({
          keys,
          end: () => resolve(new Map(keys.map((key) => [key, `${key}${begun.length}`]))),
          fail: () => reject(new Error('no database')),
        });
      }),
  );
  return { begun, reads };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('BatchLoader', () => {
  it('should read at once when no read is running', async () => {
    const { begun, reads } = setUp();
    const asked = reads.get('a');
    await settle();
    begun[0]!.end();
    expect(await asked).toBe('a1');
  });

  it('should read each key once in one batch when the keys are requested during a running read', async () => {
    const { begun, reads } = setUp();
    const first = reads.get('a');
    await settle();
    const later = [reads.get('a'), reads.get('b'), reads.get('b')];
    begun[0]!.end();
    await first;
    await settle();
    expect(begun.map(({ keys }) => keys)).toEqual([['a'], ['a', 'b']]);
    begun[1]!.end();
    // Values of the second read: the first read began before these calls.
    expect(await Promise.all(later)).toEqual(['a2', 'b2', 'b2']);
  });

  it('should reject only the calls of the failed read when a read fails', async () => {
    const { begun, reads } = setUp();
    const first = reads.get('a');
    await settle();
    const second = reads.get('b');
    begun[0]!.fail();
    await expect(first).rejects.toThrow('no database');
    await settle();
    begun[1]!.end();
    expect(await second).toBe('b2');
  });

  it('should start the next read when the running read hangs', async () => {
    const { begun, reads } = setUp();
    void reads.get('a');
    await settle();
    const second = reads.get('b');
    while (begun.length < 2) await settle();
    begun[1]!.end();
    expect(await second).toBe('b2');
  });

  it('should return undefined when the key is not found', async () => {
    const reads = new BatchLoader<string, string>(() => Promise.resolve(new Map()));
    expect(await reads.get('a')).toBeUndefined();
  });
});
