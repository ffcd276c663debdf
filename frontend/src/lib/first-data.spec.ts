import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const owner = { _id: 'a1', name: 'Anita' };
const data = {
  '/api/auth/me': { details: { profile: owner } },
  '/api/users?limit=5&page=1': { users: [1] },
  '/api/counts': { waiting: 2 },
  'POST /api/history?limit=5&page=1': { history: [3] },
};
const counts = { url: '/api/counts' };
const entries = new Map<string, string>();

/** Loads the module as a page does. */
async function page(text: string | undefined = JSON.stringify(data), late?: string[]) {
  vi.resetModules();
  const remove = () => undefined;
  const elements: Record<string, object | undefined> = {
    'first-data': text ? { textContent: text, dataset: { panel: 'bd' }, remove } : undefined,
    'late-reads': late && {
      textContent: JSON.stringify(late),
      dataset: { panel: 'bd', page: 'the-page' },
      remove,
    },
  };
  vi.stubGlobal('document', { getElementById: (id: string) => elements[id] ?? null });
  return import('./first-data');
}

beforeEach(() => {
  entries.clear();
  entries.set('bd', JSON.stringify(owner));
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => entries.get(key) ?? null });
  vi.spyOn(performance, 'now').mockReturnValue(500);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the first data of a page', () => {
  it('should answer a read once', async () => {
    const { ownerOfPage, takeFirstAnswer } = await page();
    expect(ownerOfPage('bd')).toEqual(owner);
    const read = { url: '/api/users', params: { page: 1, search: undefined, limit: 5 } };
    expect(takeFirstAnswer('bd', read)).toEqual({ users: [1] });
    expect(takeFirstAnswer('bd', read)).toBeUndefined();
  });

  it('should answer a read that is sent as a POST by its fields, and none with a list of values', async () => {
    const { ownerOfPage, takeFirstAnswer } = await page();
    ownerOfPage('bd');
    const read = { url: '/api/history', method: 'POST', body: { page: 1, limit: 5 } };
    expect(takeFirstAnswer('bd', { ...read, method: 'GET' })).toBeUndefined();
    expect(takeFirstAnswer('bd', { ...read, body: { ...read.body, ids: ['a'] } })).toBeUndefined();
    expect(takeFirstAnswer('bd', { ...read, body: { ...read.body, page: 2 } })).toBeUndefined();
    expect(takeFirstAnswer('bd', read)).toEqual({ history: [3] });
  });

  it('should answer only the person it was read for', async () => {
    const { ownerOfPage, takeFirstAnswer } = await page();
    ownerOfPage('bd');
    entries.set('bd', JSON.stringify({ _id: 'b2' }));
    expect(takeFirstAnswer('bd', counts)).toBeUndefined();
    entries.delete('bd');
    expect(takeFirstAnswer('bd', counts)).toBeUndefined();
  });

  it('should answer no other panel', async () => {
    const { ownerOfPage, takeFirstAnswer } = await page();
    entries.set('agency', JSON.stringify(owner));
    expect(ownerOfPage('agency')).toBeUndefined();
    expect(takeFirstAnswer('agency', counts)).toBeUndefined();
  });

  it('should name a read that the server began for the page, once and until a change', async () => {
    const late = ['/api/auth/me', '/api/users?limit=5&page=1', '/api/counts'];
    const { forgetFirstData, takeLateRead } = await page(undefined, late);
    const users = { url: '/api/users', params: { page: 1, limit: 5 } };
    expect(takeLateRead('agency', users)).toBeUndefined();
    expect(takeLateRead('bd', { ...users, params: { page: 2, limit: 5 } })).toBeUndefined();
    expect(takeLateRead('bd', users)).toBe('the-page 1');
    expect(takeLateRead('bd', users)).toBeUndefined();
    expect(takeLateRead('bd', { url: '/api/auth/me' })).toBe('the-page 0');
    forgetFirstData();
    expect(takeLateRead('bd', counts)).toBeUndefined();
  });

  it('should answer nothing after ten seconds or after a change', async () => {
    const { forgetFirstData, ownerOfPage, takeFirstAnswer } = await page();
    ownerOfPage('bd');
    vi.mocked(performance.now).mockReturnValue(10_001);
    expect(takeFirstAnswer('bd', counts)).toBeUndefined();
    vi.mocked(performance.now).mockReturnValue(500);
    forgetFirstData();
    expect(takeFirstAnswer('bd', counts)).toBeUndefined();
  });

  it('should answer nothing on a page without data', async () => {
    const { ownerOfPage, takeFirstAnswer } = await page('');
    expect(ownerOfPage('bd')).toBeUndefined();
    expect(takeFirstAnswer('bd', counts)).toBeUndefined();
  });
});
