// React Native has no randomUUID and its own FormData.
import { vi } from 'vitest';
import { keyFrom } from './idempotency-key.js';
import { formOf, queryOf } from './uploads.js';

afterEach(() => vi.restoreAllMocks());

describe('a form', () => {
  it("should pass React Native's description of a file unchanged", () => {
    const parts: [string, unknown][] = [];
    class NativeForm {
      append(name: string, value: unknown): void {
        parts.push([name, value]);
      }
    }
    vi.spyOn(globalThis, 'FormData').mockImplementation(function () {
      return new NativeForm() as FormData;
    });
    const video = { uri: 'file:///clip.mp4', name: 'clip.mp4', type: 'video/mp4' };
    formOf({ video, caption: 'Sunrise', poster: undefined });
    expect(parts).toEqual([
      ['video', video],
      ['caption', 'Sunrise'],
    ]);
  });
});

describe('a query', () => {
  it('should omit undefined values and encode the others', () => {
    expect(queryOf({ page: 2, limit: undefined, search: 'a&b ü' })).toBe('?page=2&search=a%26b%20%C3%BC');
    expect(queryOf({ page: undefined })).toBe('');
    expect(queryOf()).toBe('');
  });
});

describe('an idempotency key', () => {
  it.each([
    ['with randomUUID', globalThis.crypto],
    ['without it', {}],
    ['without any crypto', undefined],
  ])('should be unique %s', (_what, platform) => {
    const keys = Array.from({ length: 1000 }, () => keyFrom(platform));
    expect(new Set(keys).size).toBe(1000);
    for (const key of keys) expect(key).toMatch(/^[\w-]{20,200}$/);
  });
});
