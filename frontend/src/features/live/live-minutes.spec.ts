import { liveMinutes } from './live-minutes';

const began = Date.parse('2026-03-01T10:00:00Z');
const session = (totalTimeInMinutes: number) =>
  ({ createdAt: new Date(began).toISOString(), totalTimeInMinutes }) as Parameters<typeof liveMinutes>[0];
const at = (seconds: number) => began + seconds * 1000;

describe('liveMinutes', () => {
  it('should count whole minutes from the start of the session when time passes', () => {
    expect(liveMinutes(session(2), at(150), at(150))).toBe(2);
    expect(liveMinutes(session(2), at(150), at(179))).toBe(2);
    expect(liveMinutes(session(2), at(150), at(180))).toBe(3);
  });

  it("should start from the server's count when the viewer's clock is wrong", () => {
    const hour = 3600;
    expect(liveMinutes(session(2), at(150 + hour), at(150 + hour))).toBe(2);
    expect(liveMinutes(session(2), at(150 - hour), at(190 - hour))).toBe(3);
  });
});
