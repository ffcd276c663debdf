import { firstView, insideOf, largestPart, mostZoom, partOf, wholePixels, zoomedAt } from './crop-geometry';

const picture = { width: 1000, height: 600 };
const square = { width: 150, height: 150 };
const thumbnail = { width: 80, height: 70 };

describe('largestPart', () => {
  it('should fill the shorter side of the picture', () => {
    expect(largestPart(picture, square)).toEqual({ width: 600, height: 600 });
    expect(largestPart({ width: 400, height: 800 }, thumbnail)).toEqual({ width: 400, height: 350 });
  });
});

describe('mostZoom', () => {
  it('should keep as many pixels as the place shows, and stop at ten times', () => {
    expect(mostZoom(picture, square)).toBe(4);
    expect(mostZoom({ width: 9000, height: 9000 }, square)).toBe(10);
    expect(mostZoom({ width: 100, height: 100 }, square)).toBe(1);
  });
});

describe('partOf', () => {
  it('should begin with the middle of the picture and shrink as the zoom grows', () => {
    const view = firstView(picture);
    expect(partOf(view, picture, square)).toEqual({ x: 200, y: 0, width: 600, height: 600 });
    expect(partOf({ ...view, zoom: 2 }, picture, square)).toEqual({
      x: 350,
      y: 150,
      width: 300,
      height: 300,
    });
  });
});

describe('insideOf', () => {
  it('should move a part that leaves the picture to the nearest edge', () => {
    expect(insideOf({ zoom: 1, x: 0, y: 0 }, picture, square)).toEqual({ zoom: 1, x: 300, y: 300 });
    expect(insideOf({ zoom: 2, x: 2000, y: 10 }, picture, square)).toEqual({ zoom: 2, x: 850, y: 150 });
  });

  it('should limit the zoom, and keep a view that is already inside', () => {
    expect(insideOf({ zoom: 0.5, x: 500, y: 300 }, picture, square).zoom).toBe(1);
    expect(insideOf({ zoom: 99, x: 500, y: 300 }, picture, square).zoom).toBe(4);
    const view = { zoom: 2.5, x: 400, y: 280 };
    expect(insideOf(view, picture, square)).toEqual(view);
  });
});

describe('zoomedAt', () => {
  it('should keep the point in its place in the frame', () => {
    const [before, point] = [
      { zoom: 1, x: 500, y: 300 },
      { x: 350, y: 450 },
    ];
    const after = zoomedAt(before, 2, point);
    const placeOf = (view: typeof before) => {
      const part = partOf(view, picture, square);
      return [(point.x - part.x) / part.width, (point.y - part.y) / part.height];
    };
    expect(placeOf(after)).toEqual(placeOf(before));
    expect(after).toEqual({ zoom: 2, x: 425, y: 375 });
  });
});

describe('wholePixels', () => {
  it('should round the part and keep it inside the picture', () => {
    expect(wholePixels({ x: 10.4, y: 3.6, width: 99.5, height: 87.2 }, picture)).toEqual({
      x: 10,
      y: 4,
      width: 100,
      height: 87,
    });
    expect(wholePixels({ x: -0.4, y: 0.5, width: 1000.3, height: 600 }, picture)).toEqual({
      x: 0,
      y: 0,
      width: 1000,
      height: 600,
    });
  });
});
