import { OpenStreams } from './open-streams.js';

const refusal = { code: 'RATE_LIMITED', retryAfter: 15 };
const open = (streams: OpenStreams, count: number, caller: (at: number) => [string, string]) =>
  Array.from({ length: count }, (_, at) => {
    const [id, sessionId] = caller(at);
    return streams.open({ id, sessionId });
  });
const refusalOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    return error;
  }
};

describe('OpenStreams', () => {
  it('should refuse the sixth stream when a session has five open', () => {
    const streams = new OpenStreams();
    const closes = open(streams, 5, () => ['account', 'session']);
    const sixth = () => streams.open({ id: 'account', sessionId: 'session' });
    expect(refusalOf(sixth)).toMatchObject(refusal);
    closes[0]!();
    expect(refusalOf(sixth)).toBeUndefined();
  });

  it('should refuse the 21st stream when an account has twenty open in several sessions', () => {
    const streams = new OpenStreams();
    open(streams, 20, (at) => ['account', `session-${at % 4}`]);
    expect(refusalOf(() => streams.open({ id: 'account', sessionId: 'another' }))).toMatchObject(refusal);
    expect(refusalOf(() => streams.open({ id: 'another', sessionId: 'its own' }))).toBeUndefined();
  });

  it('should refuse everybody when the process has 2,000 open', () => {
    const streams = new OpenStreams();
    const closes = open(streams, 2000, (at) => [`account-${at}`, `session-${at}`]);
    const next = () => streams.open({ id: 'another', sessionId: 'its own' });
    expect(refusalOf(next)).toMatchObject(refusal);
    for (const close of closes) close();
    expect(refusalOf(next)).toBeUndefined();
  });
});
