import { changeOf } from './change';

describe('changeOf', () => {
  it.each([
    ['usersRegistered', 150, 100, 'more', 0.5, 'good'],
    ['usersRegistered', 50, 100, 'less', -0.5, 'bad'],
    ['coinsReturned', 150, 100, 'more', 0.5, 'bad'],
    ['decisionWait', 50, 100, 'less', -0.5, 'good'],
    ['usersBanned', 150, 100, 'more', 0.5, 'none'],
    ['liveMinutes', 100, 100, 'same', 0, 'none'],
    ['coinsInCirculation', 50, -100, 'more', 1.5, 'none'],
  ] as const)(
    'should be %5$s %4$s when %1$s goes to %2$s from %3$s',
    (measure, total, was, direction, share, tone) => {
      expect(changeOf(measure, total, was)).toEqual({
        direction,
        share,
        before: was,
        tone,
      });
    },
  );

  it('should have no share when the figure was 0', () => {
    expect(changeOf('liveMinutes', 5, 0)).toMatchObject({ direction: 'more', share: undefined });
  });

  it('should be undefined when a total is not known', () => {
    expect([changeOf('liveMinutes', null, 5), changeOf('liveMinutes', 5, null)]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
