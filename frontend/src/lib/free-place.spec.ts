import { freePlace, isFree, type Box } from './free-place';

const window = { width: 1000, height: 600 };
const size = { width: 300, height: 50 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('freePlace', () => {
  it('should be the upper right corner when nothing stands there', () => {
    expect(freePlace(size, [box(0, 0, 240, 600)], window)).toEqual(box(694, 6, 300, 50));
  });

  it('should be left of the controls in the corner', () => {
    const taken = [box(900, 10, 80, 30), box(860, 10, 30, 30), box(700, 70, 280, 30)];
    const place = freePlace(size, taken, window);
    expect(place).toEqual(box(554, 6, 300, 50));
    expect(isFree(place, taken, window)).toBe(true);
    expect(isFree(place, taken, { ...window, width: 800 })).toBe(false);
  });

  it('should be as low as possible at the right when the upper edge is taken', () => {
    const taken = [box(0, 10, 1000, 30), box(900, 550, 80, 30)];
    expect(freePlace(size, taken, window)).toEqual(box(694, 494, 300, 50));
  });

  it('should be the lower right corner when no place is free', () => {
    expect(freePlace(size, [box(0, 0, 1000, 600)], window)).toEqual(box(694, 544, 300, 50));
  });
});
