import { useCallback, useRef } from 'react';
import { newKey } from './new-key';

/**
 * Provides idempotency keys for calls without a form. A retry keeps its key, so that a call whose answer was lost runs
 * once and the retry gets the stored response.
 */
export function useCallKeys() {
  const keys = useRef(new Map<string, string>());
  return useCallback(async function send<Answer>(what: unknown, call: (key: string) => Promise<Answer>) {
    const name = JSON.stringify(what);
    const key = keys.current.get(name) ?? newKey();
    keys.current.set(name, key);
    const answer = await call(key);
    keys.current.delete(name);
    return answer;
  }, []);
}
