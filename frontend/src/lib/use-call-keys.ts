import { useCallback, useRef } from 'react';
import { newKey } from './new-key';

/**
 * Idempotency keys for calls without a form. What is sent again because it failed keeps its key, so that a call whose answer was
 * lost is carried out once and then answers what it answered first.
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
