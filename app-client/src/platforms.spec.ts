// React Native has no randomUUID, and a FormData of its own.
import { vi } from 'vitest';
import { keyFrom } from './idempotency-key.js';
import { formOf, queryOf } from './uploads.js';

afterEach(() => vi.restoreAllMocks());

describe('a form', () => {
  it("should hand React Native's description of a file on as it is", () => {
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
  it('should leave out what is not asked, and encode the rest', () => {
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
  ])('should differ from the others %s', (_what, platform) => {
    const keys = Array.from({ length: 1000 }, () => keyFrom(platform));
    expect(new Set(keys).size).toBe(1000);
    for (const key of keys) expect(key).toMatch(/^[\w-]{20,200}$/);
  });
});
