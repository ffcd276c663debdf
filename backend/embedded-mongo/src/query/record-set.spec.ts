import { RecordSet } from './record-set.js';

describe('RecordSet', () => {
  it('should add and remove each id once when ids are near and far apart', () => {
    const ids = [0, 1, 31, 32, 4095, 4096, 100_000, 2 ** 31, 2 ** 40 + 5];
    const set = new RecordSet();
    expect(ids.map((id) => set.add(id))).not.toContain(false);
    expect(ids.map((id) => set.add(id))).not.toContain(true);
    expect(set.size).toBe(ids.length);
    expect(set.delete(33)).toBe(false);
    expect(set.delete(2 ** 33)).toBe(false);
    expect(ids.map((id) => set.delete(id))).not.toContain(false);
    expect(set.delete(31)).toBe(false);
    expect(set.size).toBe(0);
  });
});
