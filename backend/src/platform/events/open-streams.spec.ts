import { OpenStreams } from './open-streams.js';

const CALLER = { id: 'account', sessionId: 'session' };

describe('OpenStreams', () => {
  it('should refuse everybody when the process has 2,000 open', async () => {
    // Places without limits: what remains is the limit of the process.
    const streams = new OpenStreams({ take: () => Promise.resolve(() => undefined) });
    const closes = await Promise.all(Array.from({ length: 2000 }, () => streams.open(CALLER)));
    await expect(streams.open(CALLER)).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfter: 15 });
    for (const close of closes) close();
    await expect(streams.open(CALLER)).resolves.toBeInstanceOf(Function);
  });
});
