import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import {
  useDecideVideoMutation,
  useHoldVideosMutation,
  useReleaseVideosMutation,
  useTakeVideoMutation,
  useUndoDecisionMutation,
  type Video,
} from '../../api/moderation.gen';
import { notify } from '../../components/notify';
import { isApiError } from '../../api/errors-to-form';
import { asUndo } from '../../lib/undoing';
import { emptyQueue, reduceQueue, visible } from './queue-state';
import { releaseOnLeaving } from './release-on-leaving';

/** One video on the screen and two that are preloaded. */
const held = 3;
/** The renewal interval in milliseconds. Claims last 5 minutes, so a slow answer loses none. */
const renewEvery = 60_000;

const statusOf = { approve: 1, reject: 2, delete: 3 } as const;
export type Verdict = keyof typeof statusOf;

/** Returns whether another moderator decided first: the video is then done. */
const tooLate = (failure: unknown) => isApiError(failure) && failure.status === 409;

/**
 * Manages the moderator's videos: claims them, renews the claims while the screen is open and releases them on leaving.
 */
export function useQueue() {
  const [state, dispatch] = useReducer(reduceQueue, emptyQueue);
  const [error, setError] = useState<unknown>();
  const [hold] = useHoldVideosMutation();
  const [decideVideo] = useDecideVideoMutation();
  const [takeVideo] = useTakeVideoMutation();
  const [undoDecision] = useUndoDecisionMutation();
  const [release] = useReleaseVideosMutation();
  const { putOff } = state;
  const claims = useRef({ open: true, last: Promise.resolve() });
  // The decisions of this session in order: the list of decided videos is refetched only after an answer.
  const decisions = useRef<{ id: string; answer: Promise<boolean> }[]>([]);
  const undone = useRef(new Set<string>());

  /**
   * Runs claims one after another, and none after the screen was left: a late claim would block videos without a
   * viewer.
   */
  const claim = useCallback((call: () => Promise<void>) => {
    const next = claims.current.last.then(() => (claims.current.open ? call() : undefined));
    claims.current.last = next;
    return next;
  }, []);

  const refill = useCallback(
    () =>
      claim(() =>
        hold({ claimVideosDto: { count: held, skip: putOff.length ? [...putOff] : undefined } })
          .unwrap()
          .then(
            ({ details }) => {
              setError(undefined);
              dispatch({ type: 'held', videos: details });
            },
            (reason: unknown) => setError(reason),
          ),
      ),
    [claim, hold, putOff],
  );

  useEffect(() => {
    void refill();
    const timer = setInterval(() => void refill(), renewEvery);
    // A computer that slept has lost its claims: refill before the moderator decides.
    const wake = () => void (document.visibilityState === 'visible' && refill());
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [refill]);

  useEffect(() => {
    const { current } = claims;
    current.open = true;
    window.addEventListener('pagehide', releaseOnLeaving);
    return () => {
      window.removeEventListener('pagehide', releaseOnLeaving);
      current.open = false;
      // A pending claim would arrive after the release.
      void current.last.then(() => release({ releaseVideosDto: {} }));
    };
  }, [release]);

  /** Shows the next video before the server has answered; a failure brings the video back. */
  function decide(video: Video, verdict: Verdict, reason: string): Promise<boolean> {
    const id = video._id;
    dispatch({ type: 'gone', id });
    const answer = send(id, verdict, reason);
    undone.current.delete(id);
    decisions.current.push({ id, answer });
    return answer;
  }

  async function send(id: string, verdict: Verdict, reason: string): Promise<boolean> {
    try {
      const status = statusOf[verdict];
      await decideVideo({ decideVideoDto: { id, status, reason: reason || undefined } }).unwrap();
      return true;
    } catch (failure) {
      notify.failure(failure);
      decisions.current = decisions.current.filter((one) => one.id !== id);
      if (!tooLate(failure)) dispatch({ type: 'back', id });
      return false;
    } finally {
      void refill();
    }
  }

  const pick = (id: string) =>
    claim(() =>
      takeVideo({ claimVideoDto: { id } })
        .unwrap()
        .then(
          ({ details }) => dispatch({ type: 'picked', video: details }),
          (failure: unknown) => void notify.failure(failure),
        ),
    );

  /**
   * Undoes a decision once it has been answered, and shows the video again. Resolves to the video, or to undefined on
   * failure.
   */
  async function undo(id: string): Promise<Video | undefined> {
    undone.current.add(id);
    if ((await decisions.current.findLast((one) => one.id === id)?.answer) === false) return undefined;
    try {
      const { details } = await asUndo(() => undoDecision({ undoDecisionDto: { id } }).unwrap());
      await pick(id);
      return details;
    } catch (failure) {
      notify.failure(failure);
      if (!tooLate(failure)) undone.current.delete(id);
      return undefined;
    }
  }

  /**
   * Returns the id of the latest decision that was not undone. `before` lists the decisions since signing in, latest
   * first, as far as they are loaded.
   */
  function lastDecided(before: Video[]): string | undefined {
    const latest = [...decisions.current.toReversed().map(({ id }) => id), ...before.map(({ _id }) => _id)];
    return latest.find((one) => !undone.current.has(one));
  }

  function skip(id: string) {
    dispatch({ type: 'putOff', id });
    void release({ releaseVideosDto: { ids: [id] } });
  }

  /** Claims the queue anew, because several videos were decided at once. */
  function startAnew() {
    dispatch({ type: 'anew' });
    void refill();
  }

  const videos = visible(state);
  return {
    loading: state.held === undefined && error === undefined,
    error: state.held === undefined ? error : undefined,
    current: videos.find(({ _id }) => _id === state.currentId),
    ahead: videos.filter(({ _id }) => _id !== state.currentId),
    mine: new Set(videos.map(({ _id }) => _id)),
    gone: state.gone,
    putOff: putOff.length,
    decide,
    pick,
    undo,
    lastDecided,
    skip,
    startAnew,
    lookAgain: () => dispatch({ type: 'again' }),
    retry: () => void refill(),
  };
}

export type Queue = ReturnType<typeof useQueue>;
