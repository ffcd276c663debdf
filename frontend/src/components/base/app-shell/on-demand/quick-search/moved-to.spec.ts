import { movedTo } from './moved-to';

describe('movedTo', () => {
  const cases = [
    { key: 'ArrowDown', active: 0, count: 3, moved: 1 },
    { key: 'ArrowDown', active: 2, count: 3, moved: 0 },
    { key: 'ArrowUp', active: 2, count: 3, moved: 1 },
    { key: 'ArrowUp', active: 0, count: 3, moved: 2 },
    { key: 'Home', active: 2, count: 3, moved: 0 },
    { key: 'End', active: 0, count: 3, moved: 2 },
    { key: 'a', active: 1, count: 3, moved: undefined },
    { key: 'Enter', active: 1, count: 3, moved: undefined },
    { key: 'ArrowDown', active: -1, count: 0, moved: 0 },
    { key: 'ArrowUp', active: -1, count: 0, moved: 0 },
    { key: 'End', active: -1, count: 0, moved: 0 },
  ];

  it.each(cases)(
    'should return $moved when $key is pressed on entry $active of $count',
    ({ key, active, count, moved }) => {
      expect(movedTo(key, active, count)).toBe(moved);
    },
  );
});
