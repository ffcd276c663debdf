import { useCallback, useEffect, useReducer, useState } from 'react';
import {
  useHoldVideosMutation,
  useReleaseVideosMutation,
  useTakeVideoMutation,
} from '../../api/moderation.gen';
import { notify } from '../../components/base/notify';
import { emptyQueue, reduceQueue, visible } from './queue-state';
import { useClaims } from './use-claims';
import { useDecisions } from './use-decisions';

/** One video on the screen and two that are preloaded. */
const held = 3;
/** The renewal interval in milliseconds. Claims last 5 minutes, so a slow answer loses none. */
const renewEvery = 60_000;

/**
 * Manages the moderator's videos: claims them, renews the claims while the screen is open and releases them on leaving.
 */
export function useQueue() {
  const [state, dispatch] = useReducer(reduceQueue, emptyQueue);
  const [error, setError] = useState<unknown>();
  const [hold] = useHoldVideosMutation();
  const [takeVideo] = useTakeVideoMutation();
  const [release] = useReleaseVideosMutation();
  const { putOff } = state;
  const claim = useClaims();

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

  const pick = (id: string) =>
    claim(() =>
      takeVideo({ claimVideoDto: { id } })
        .unwrap()
        .then(
          ({ details }) => dispatch({ type: 'picked', video: details }),
          (failure: unknown) => void notify.failure(failure),
        ),
    );

  const { decide, undo, lastDecided } = useDecisions(dispatch, { refill, pick });

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
    following: videos.filter(({ _id }) => _id !== state.currentId),
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
