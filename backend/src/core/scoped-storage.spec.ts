import { setTimeout as later } from 'node:timers/promises';
import { ScopedStorage } from './scoped-storage.js';

describe('a scoped storage', () => {
  const storage = new ScopedStorage<{ name: string }>();
  const nameAfter = async (milliseconds: number) => {
    await later(milliseconds);
    return storage.get()?.name;
  };

  it('should return the value only to code inside the work when other code runs at the same time', async () => {
    const outside = nameAfter(5);
    const inside = storage.run({ name: 'a' }, () => nameAfter(10));
    await expect(outside).resolves.toBeUndefined();
    await expect(inside).resolves.toBe('a');
    expect(storage.get()).toBeUndefined();
  });

  it('should keep the value when other work ends earlier', async () => {
    const long = storage.run({ name: 'long' }, async () => {
      const names = [];
      for (let round = 0; round < 5; round += 1) names.push(await nameAfter(4));
      return names;
    });
    for (let round = 0; round < 4; round += 1) {
      await expect(storage.run({ name: 'short' }, () => nameAfter(2))).resolves.toBe('short');
      await expect(storage.run({ name: 'bad' }, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    }
    await expect(long).resolves.toEqual(Array(5).fill('long'));
  });

  it('should hide the outer value when work runs with undefined', async () => {
    const hidden = storage.run({ name: 'a' }, async () => {
      const inner = await storage.run(undefined, () => nameAfter(1));
      return [inner, await nameAfter(1)];
    });
    await expect(hidden).resolves.toEqual([undefined, 'a']);
  });

  it('should keep the value after the work when the storage is held', async () => {
    const release = storage.hold();
    let goingOn: Promise<string | undefined> = Promise.resolve('');
    storage.run({ name: 'held' }, () => {
      goingOn = nameAfter(5);
    });
    await storage.run({ name: 'other' }, () => nameAfter(1));
    await expect(goingOn).resolves.toBe('held');
    release();
    release();
    await expect(storage.run({ name: 'next' }, () => nameAfter(1))).resolves.toBe('next');
  });

  it('should pass on the result or error when the work is synchronous', () => {
    expect(storage.run({ name: 'now' }, () => storage.get()?.name)).toBe('now');
    expect(() =>
      storage.run({ name: 'now' }, () => {
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(storage.get()).toBeUndefined();
  });
});
