import { useMemo, useRef, useState } from 'react';
import {
  dropAttempts,
  noAttempts,
  storeAttempt,
  readAttempts,
  sameBody,
  storedAttempts,
  watchAttempts,
  type Attempt,
} from '../lib/attempts';
import { isApiError, wasNotSent } from './errors-to-form';
import { newKey } from '../lib/new-key';
import { useExternal } from '../lib/use-external';

/**
 * Returns whether the server has rejected the call or never got it. Without an answer, or with a proxy's answer, the
 * outcome is unknown.
 */
const refused = (error: unknown) =>
  wasNotSent(error) ||
  (isApiError(error) && error.status >= 400 && error.status < 500 && ![408, 425].includes(error.status));

export interface OneMovement<Body> {
  /** Sends with the form's idempotency key, or with the key of an unanswered attempt that has the same body. */
  send: <Answer>(body: Body, call: (key: string) => Promise<Answer>) => Promise<Answer>;
  /** Bodies that this form sent in any tab and that have no answer yet, except the one being sent right now. */
  unanswered: Body[];
  isUnanswered: (body: Body) => boolean;
  /** Drops an attempt when the user has checked its outcome. */
  forget: (body: Body) => void;
  /**
   * Set when the form's key was used for another body before; `earlier` is that body, if this browser still knows it.
   */
  conflict: { earlier: Body | undefined } | undefined;
  /** Treats the form's present values as a new movement with a new key. */
  startAnew: () => void;
}

/**
 * Moves coins at most once, even when an answer is lost. The idempotency key is made when the form opens and used until
 * a call succeeds, so sending again after a lost answer returns the first result. `form` names the form and its
 * account.
 */
export function useIdempotencyKey<Body>(form: string): OneMovement<Body> {
  const [key, setKey] = useState(newKey);
  const [sending, setSending] = useState<Body>();
  const [conflict, setConflict] = useState<{ earlier: Body | undefined }>();
  const stored = useExternal(
    watchAttempts,
    () => storedAttempts(form),
    () => noAttempts,
  );
  const attempts = useMemo(() => readAttempts<Body>(stored), [stored]);
  // A ref, because a second click can come before the next render.
  const inFlight = useRef<{ body: Body; answer: Promise<unknown> }>(undefined);

  /** Drops all attempts of a used key: the server keeps one result per key, so it carried out none of the others. */
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
    storeAttempt(form, attempt);
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
