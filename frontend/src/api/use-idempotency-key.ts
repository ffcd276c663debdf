import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import {
  dropAttempts,
  keepAttempt,
  readAttempts,
  sameBody,
  storedAttempts,
  watchAttempts,
  type Attempt,
} from '../lib/attempts';
import { isApiError } from './errors-to-form';
import { newKey } from '../lib/new-key';

/** Whether the server has said no: without an answer, or with one of a proxy, nobody knows what became of the call. */
const refused = (error: unknown) =>
  isApiError(error) && error.status >= 400 && error.status < 500 && ![408, 425].includes(error.status);

export interface OneMovement<Body> {
  /** Sends under the key of the form, or under that of the unanswered attempt that asked for the same. */
  send: <Answer>(body: Body, call: (key: string) => Promise<Answer>) => Promise<Answer>;
  /** What was sent from this form in any tab and has no answer, but for what is being sent right now. */
  unanswered: Body[];
  isUnanswered: (body: Body) => boolean;
  /** The person knows what became of it. */
  forget: (body: Body) => void;
  /** Something else went through under the form's key before; `earlier` is what, where this browser knows it still. */
  conflict: { earlier: Body | undefined } | undefined;
  /** What stands in the form now is another movement: it gets a key of its own. */
  startAnew: () => void;
}

/**
 * Moves coins once, whatever happens on the way. The key is made when the form opens and kept until something went through:
 * pressing again after a lost answer asks for the first result. `form` names the form and whose it is.
 */
export function useIdempotencyKey<Body>(form: string): OneMovement<Body> {
  const [key, setKey] = useState(newKey);
  const [sending, setSending] = useState<Body>();
  const [conflict, setConflict] = useState<{ earlier: Body | undefined }>();
  const stored = useSyncExternalStore(watchAttempts, () => storedAttempts(form));
  const attempts = useMemo(() => readAttempts<Body>(stored), [stored]);
  // A second click comes before the next rendering.
  const inFlight = useRef<{ body: Body; answer: Promise<unknown> }>(undefined);

  /** The server keeps one result a key, so whatever else was sent under it has not been carried out. */
  function settle(used: string) {
    dropAttempts(form, used);
    setConflict(undefined);
    if (used === key) setKey(newKey());
  }

  function findConflict(used: string, body: Body) {
    const earlier = attempts.find((attempt) => attempt.key === used && !sameBody(attempt.body, body));
    dropAttempts(form, used);
    setConflict({ earlier: earlier?.body });
  }

  async function run<Answer>(attempt: Attempt<Body>, call: (key: string) => Promise<Answer>) {
    keepAttempt(form, attempt);
    setSending(attempt.body);
    try {
      const answer = await call(attempt.key);
      settle(attempt.key);
      return answer;
    } catch (error) {
      if (isApiError(error) && error.code === 'IDEMPOTENCY_MISMATCH') findConflict(attempt.key, attempt.body);
      else if (refused(error)) dropAttempts(form, attempt.key, attempt.body);
      throw error;
    } finally {
      setSending(undefined);
      inFlight.current = undefined;
    }
  }

  const known = (body: Body) => attempts.find((attempt) => sameBody(attempt.body, body));
  return {
    send: <Answer>(body: Body, call: (key: string) => Promise<Answer>) => {
      const running = inFlight.current;
      if (running && sameBody(running.body, body)) return running.answer as Promise<Answer>;
      const answer = run(known(body) ?? { key, body }, call);
      inFlight.current = { body, answer };
      return answer;
    },
    unanswered: attempts.map(({ body }) => body).filter((body) => !sameBody(body, sending)),
    isUnanswered: (body) => known(body) !== undefined,
    forget: (body) => {
      const attempt = known(body);
      if (attempt) dropAttempts(form, attempt.key, body);
    },
    conflict,
    startAnew: () => {
      setConflict(undefined);
      setKey(newKey());
    },
  };
}
