import { hasWaitedLong } from './waited-long';

describe('hasWaitedLong', () => {
  const now = Date.parse('2026-11-27T12:00:00Z');
  it('should mark a request when it has waited for a week', () => {
    expect(hasWaitedLong('2026-11-16T12:00:00Z', now)).toBe(true);
    expect(hasWaitedLong('2026-11-20T12:00:00Z', now)).toBe(true);
    expect(hasWaitedLong('2026-11-20T12:00:01Z', now)).toBe(false);
  });
});
