import { WorkQueue } from './work-queue.js';

/** Work that lasts until the test ends it. */
function held() {
  let end!: () => void;
  const done = new Promise<void>((resolve) => (end = resolve));
  return { work: () => done, end };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('WorkQueue', () => {
  it('should limit concurrent work when more work arrives', async () => {
    const queue = new WorkQueue(2);
    let [running, most] = [0, 0];
    const work = async () => {
      most = Math.max(most, (running += 1));
      await settled();
      running -= 1;
      return most;
    };
    await Promise.all(Array.from({ length: 20 }, () => queue.run('a', work)));
    expect({ running, most }).toEqual({ running: 0, most: 2 });
  });

  it('should let lanes take turns when one of them is long', async () => {
    const queue = new WorkQueue(1);
    const order: string[] = [];
    const named = (name: string) => () => Promise.resolve(void order.push(name));
    const first = held();
    const all: Promise<unknown>[] = [queue.run('long', first.work)];
    for (const at of [1, 2, 3]) all.push(queue.run('long', named(`long ${at}`)));
    all.push(queue.run('short', named('short')));
    first.end();
    await Promise.all(all);
    expect(order).toEqual(['long 1', 'short', 'long 2', 'long 3']);
  });

  it('should reject with UNAVAILABLE when the queue is full', async () => {
    const queue = new WorkQueue(1, { waiting: 1, seconds: 7 });
    const first = held();
    const all = [queue.run('a', first.work), queue.run('a', first.work)];
    await expect(queue.run('a', first.work)).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 7 });
    first.end();
    await Promise.all(all);
    await expect(queue.run('a', () => Promise.resolve('free'))).resolves.toBe('free');
  });

  it('should drop the newest work of the longest lane when another lane needs a place', async () => {
    const queue = new WorkQueue(1, { waiting: 3, seconds: 10 });
    const first = held();
    const long = [0, 1, 2, 3].map((at) =>
      queue.run<unknown>('long', at ? () => Promise.resolve(at) : first.work),
    );
    const dropped = expect(long[3]).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    const short = queue.run('short', () => Promise.resolve('short'));
    first.end();
    await dropped;
    await expect(Promise.all([...long.slice(0, 3), short])).resolves.toEqual([undefined, 1, 2, 'short']);
  });

  it('should reject work and continue when the work waited too long', async () => {
    const queue = new WorkQueue(1, { waiting: 10, seconds: 0.02 });
    const first = held();
    const running = queue.run('a', first.work);
    await expect(queue.run('a', first.work)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    first.end();
    await running;
    await expect(queue.run('a', () => Promise.resolve('free'))).resolves.toBe('free');
  });

  it('should skip work when its client disconnected while waiting', async () => {
    const queue = new WorkQueue(1);
    const first = held();
    const running = queue.run('a', first.work);
    let ran = false;
    const gone = expect(
      queue.run(
        'a',
        () => Promise.resolve((ran = true)),
        () => true,
      ),
    ).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    const after = queue.run('a', () => Promise.resolve('after'));
    first.end();
    await Promise.all([running, gone]);
    await expect(after).resolves.toBe('after');
    expect(ran).toBe(false);
  });

  it('should free the place when work fails', async () => {
    const queue = new WorkQueue(1);
    await expect(queue.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(queue.run('a', () => Promise.resolve('free'))).resolves.toBe('free');
  });
});
