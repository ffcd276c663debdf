import { callKeys } from './call-key';

describe('callKeys', () => {
  it('should keep a key for the same content until it went through', () => {
    const keys = callKeys();
    const first = keys.of({ title: 'a' });
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(keys.of({ title: 'a' })).toBe(first);
    expect(keys.of({ title: 'b' })).not.toBe(first);
    const again = keys.of({ title: 'a' });
    keys.settle();
    expect(keys.of({ title: 'a' })).not.toBe(again);
  });
});
