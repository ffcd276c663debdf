import { isIdleFor, isUnreported, noteUse, reportIdleSeconds } from './panel-use';

const stored = new Map<string, string>();
const SECOND = 1000;

beforeAll(() => {
  globalThis.localStorage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  } as Storage;
});
beforeEach(() => {
  stored.clear();
  vi.useFakeTimers({ now: new Date('2026-11-26T12:00:00Z') });
});
afterEach(() => vi.useRealTimers());

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * SECOND);

describe('the use of a panel', () => {
  it('should be reported in whole seconds since the last input, for each panel', () => {
    noteUse('admin');
    pass(61.9);
    noteUse('bd');
    expect(reportIdleSeconds('admin')).toBe('61');
    expect(reportIdleSeconds('bd')).toBe('0');
  });

  it('should be reported as a day at most', () => {
    noteUse('admin');
    pass(7 * 86_400);
    expect(reportIdleSeconds('admin')).toBe('86400');
  });

  it('should begin with the first visit, and again when the clock was set back', () => {
    expect(reportIdleSeconds('admin')).toBe('0');
    pass(-3600);
    expect(reportIdleSeconds('admin')).toBe('0');
    pass(30);
    expect(reportIdleSeconds('admin')).toBe('30');
  });

  it('should be idle when the minutes have passed', () => {
    noteUse('admin');
    pass(299);
    expect(isIdleFor('admin', 5)).toBe(false);
    pass(1);
    expect(isIdleFor('admin', 5)).toBe(true);
    noteUse('admin');
    expect(isIdleFor('admin', 5)).toBe(false);
  });

  it('should count as unreported only when no request has reported it for a minute', () => {
    noteUse('admin');
    reportIdleSeconds('admin');
    pass(59);
    noteUse('admin');
    expect(isUnreported('admin')).toBe(false);
    pass(1);
    expect(isUnreported('admin')).toBe(true);
    reportIdleSeconds('admin');
    expect(isUnreported('admin')).toBe(false);
    pass(600);
    expect(isUnreported('admin')).toBe(false);
  });
});
