import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from '@nestjs/common';
import { until } from '../../../test/support/until.js';
import { PollLoop } from './poll-loop.js';

const moment = () => new Promise((resolve) => setImmediate(resolve));

/** A loop whose looks last until the test ends them, and that asks for the next look after an hour. */
function held() {
  const looks: (() => void)[] = [];
  const errors: unknown[] = [];
  const loop = new PollLoop({
    look: () => new Promise((resolve) => looks.push(() => resolve(3_600_000))),
    every: 1,
    failure: 'It failed',
    logger: { error: (entry: unknown) => errors.push(entry) } as unknown as Logger,
  });
  return { loop, looks, errors };
}

describe('PollLoop', () => {
  it('should look once more after the running look when it is woken several times', async () => {
    const { loop, looks } = held();
    loop.start();
    await moment();
    for (let times = 0; times < 3; times += 1) loop.wake();
    await moment();
    expect(looks).toHaveLength(1);
    looks[0]!();
    await moment();
    expect(looks).toHaveLength(2);
    looks[1]!();
    await loop.stop();
    expect(looks).toHaveLength(2);
  });

  it('should wait for the time that the latest look returns when it is woken', async () => {
    const waits = [3_600_000, 20, 3_600_000];
    let looks = 0;
    const loop = new PollLoop({
      look: () => Promise.resolve(waits[looks++]!),
      every: 1,
      failure: 'It failed',
      logger: {} as Logger,
    });
    loop.start();
    await moment();
    loop.wake();
    await until(() => looks === 3);
    await loop.stop();
  });

  it('should never look in the context of the code that woke it', async () => {
    const request = new AsyncLocalStorage<string>();
    const contexts: (string | undefined)[] = [];
    const loop = new PollLoop({
      look: () => Promise.resolve(contexts.push(request.getStore()) && 20),
      every: 1,
      failure: 'It failed',
      logger: {} as Logger,
    });
    loop.start();
    request.run('woke it', () => loop.wake());
    await until(() => contexts.length > 2);
    await loop.stop();
    expect([...new Set(contexts)]).toEqual([undefined]);
  });

  it('should look for the first time after the delay that the start names', async () => {
    const { loop, looks } = held();
    loop.start(50);
    await moment();
    expect(looks).toHaveLength(0);
    await until(() => looks.length === 1);
    looks[0]!();
    await loop.stop();
  });

  it('should not look at all when it is stopped before the delay has passed', async () => {
    const { loop, looks } = held();
    loop.start(20);
    await loop.stop();
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(looks).toHaveLength(0);
  });

  it('should wait for the running look and not look again when it is stopped', async () => {
    const { loop, looks } = held();
    loop.start();
    await moment();
    let isOver = false;
    const stopped = loop.stop().then(() => (isOver = true));
    loop.wake();
    await moment();
    expect(isOver).toBe(false);
    looks[0]!();
    await stopped;
    await moment();
    expect(looks).toHaveLength(1);
  });

  it('should continue when a look fails', async () => {
    let looks = 0;
    const errors: unknown[] = [];
    const loop = new PollLoop({
      look: () => ((looks += 1) === 1 ? Promise.reject(new Error('away')) : Promise.resolve(3_600_000)),
      every: 1,
      failure: 'It failed',
      logger: { error: (entry: unknown) => errors.push(entry) } as unknown as Logger,
    });
    loop.start();
    while (looks < 2) await moment();
    await loop.stop();
    expect(errors).toEqual([{ msg: 'It failed', err: new Error('away') }]);
  });
});
