import { useCallback, useEffect, useReducer, useState } from 'react';
import {
  useDecideVideoMutation,
  useHoldVideosMutation,
  useReleaseVideosMutation,
  useTakeVideoMutation,
  useUndoDecisionMutation,
  type Video,
} from '../../api/moderation.gen';
import { notify } from '../../components/notify';
import { isApiError } from '../../lib/errors-to-form';
import { emptyQueue, reduceQueue, visible } from './queue-state';
import { releaseOnLeaving } from './release-on-leaving';

/** One on the screen and two that are loaded ahead. */
const held = 3;
/** Claims last 5 minutes; renewed this often nothing is lost to a slow answer. */
const renewEvery = 60_000;

const statusOf = { approve: 1, reject: 2, delete: 3 } as const;
export type Verdict = keyof typeof statusOf;

/** The videos that this person looks at: claimed, renewed while the screen is open, let go on leaving. */
export function useQueue() {
  const [state, dispatch] = useReducer(reduceQueue, emptyQueue);
  const [error, setError] = useState<unknown>();
  const [hold] = useHoldVideosMutation();
  const [decideVideo] = useDecideVideoMutation();
  const [takeVideo] = useTakeVideoMutation();
  const [undoDecision] = useUndoDecisionMutation();
  const [release] = useReleaseVideosMutation();
  const { putOff } = state;

  const refill = useCallback(
    () =>
      hold({ claimVideosDto: { count: held, skip: putOff.length ? [...putOff] : undefined } })
        .unwrap()
        .then(
          ({ details }) => {
            setError(undefined);
            dispatch({ type: 'held', videos: details });
          },
          (reason: unknown) => setError(reason),
        ),
    [hold, putOff],
  );

  useEffect(() => {
    void refill();
    const timer = setInterval(() => void refill(), renewEvery);
    // A computer that slept has lost its claims: look before anything is decided on them.
    const wake = () => void (document.visibilityState === 'visible' && refill());
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [refill]);

  useEffect(() => {
    window.addEventListener('pagehide', releaseOnLeaving);
    return () => {
      window.removeEventListener('pagehide', releaseOnLeaving);
      void release({ releaseVideosDto: {} });
    };
  }, [release]);

  /** The next one is on the screen before the answer is there; a failure brings the video back. */
  async function decide(video: Video, verdict: Verdict, reason: string): Promise<boolean> {
    const id = video._id;
    dispatch({ type: 'gone', id });
    try {
      const status = statusOf[verdict];
      await decideVideo({ decideVideoDto: { id, status, reason: reason || undefined } }).unwrap();
      return true;
    } catch (failure) {
      notify.failure(failure);
      // Somebody else decided it: then it is done.
      if (!isApiError(failure) || failure.status !== 409) dispatch({ type: 'back', id });
      return false;
    } finally {
      void refill();
    }
  }

  async function pick(id: string) {
    try {
      const { details } = await takeVideo({ claimVideoDto: { id } }).unwrap();
      dispatch({ type: 'picked', video: details });
    } catch (failure) {
      notify.failure(failure);
    }
  }

  /** Takes a decision back and shows the video again. */
  async function undo(id: string) {
    try {
      await undoDecision({ undoDecisionDto: { id } }).unwrap();
    } catch (failure) {
      notify.failure(failure);
      return;
    }
    await pick(id);
  }

  function skip(id: string) {
    dispatch({ type: 'putOff', id });
    void release({ releaseVideosDto: { ids: [id] } });
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
    skip,
    lookAgain: () => dispatch({ type: 'again' }),
    retry: () => void refill(),
  };
}

export type Queue = ReturnType<typeof useQueue>;
