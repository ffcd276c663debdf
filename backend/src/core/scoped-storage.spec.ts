import { setTimeout as later } from 'node:timers/promises';
import { ScopedStorage } from './scoped-storage.js';

describe('a scoped storage', () => {
  const storage = new ScopedStorage<{ name: string }>();
  const nameAfter = async (milliseconds: number) => {
    await later(milliseconds);
    return storage.get()?.name;
  };

  it('gives its value to all that the work waits for, and to nobody else', async () => {
    const outside = nameAfter(5);
    const inside = storage.run({ name: 'a' }, () => nameAfter(10));
    await expect(outside).resolves.toBeUndefined();
    await expect(inside).resolves.toBe('a');
    expect(storage.get()).toBeUndefined();
  });

  it('keeps the value of work that outlasts other work', async () => {
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

  it('hides the value of whoever calls', async () => {
    const hidden = storage.run({ name: 'a' }, async () => {
      const inner = await storage.run(undefined, () => nameAfter(1));
      return [inner, await nameAfter(1)];
    });
    await expect(hidden).resolves.toEqual([undefined, 'a']);
  });

  it('keeps the value while it is held, after the work that was run with it', async () => {
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

  it('passes on what work without a promise answers or throws', () => {
    expect(storage.run({ name: 'now' }, () => storage.get()?.name)).toBe('now');
    expect(() =>
      storage.run({ name: 'now' }, () => {
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(storage.get()).toBeUndefined();
  });
});
