import { dropAttempts, storeAttempt, readAttempts, storedAttempts } from './attempts';

const form = 'sendCoins a user';
const stored = new Map<string, string>();
const attempts = () => readAttempts<{ coin: number }>(storedAttempts(form));

beforeAll(() => {
  globalThis.localStorage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  } as Storage;
});
beforeEach(() => stored.clear());

describe('unanswered attempts', () => {
  it('should be stored once per form when key and body are the same', () => {
    storeAttempt(form, { key: 'a', body: { coin: 5 } });
    storeAttempt(form, { key: 'a', body: { coin: 5 } });
    storeAttempt('sendCoins another user', { key: 'b', body: { coin: 5 } });
    expect(attempts()).toEqual([{ key: 'a', body: { coin: 5 } }]);
  });

  it('should all be dropped when a call with their key succeeds', () => {
    storeAttempt(form, { key: 'a', body: { coin: 5 } });
    storeAttempt(form, { key: 'a', body: { coin: 6 } });
    storeAttempt(form, { key: 'b', body: { coin: 7 } });
    dropAttempts(form, 'a');
    expect(attempts()).toEqual([{ key: 'b', body: { coin: 7 } }]);
  });

  it('should stay when another body with the same key is rejected', () => {
    storeAttempt(form, { key: 'a', body: { coin: 5 } });
    storeAttempt(form, { key: 'a', body: { coin: 6 } });
    dropAttempts(form, 'a', { coin: 6 });
    expect(attempts()).toEqual([{ key: 'a', body: { coin: 5 } }]);
  });

  it('should leave no storage entry when the last attempt is dropped', () => {
    storeAttempt(form, { key: 'a', body: { coin: 5 } });
    dropAttempts(form, 'a', { coin: 5 });
    expect([...stored.keys()]).toEqual([]);
  });
});
