import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { authApi } from './auth.gen';
import type { AppStore } from './store';
import { listen, streamState, watchStream, type StreamState } from '../lib/change-stream';
import type { Topic } from '../lib/topics';
import { useExternal } from '../lib/use-external';

/** The state of a page that React has not taken over. */
const notYet = (): StreamState => 'connecting';

/**
 * Calls `onChange` when the server reports a change of the topic; without a topic, does nothing. Renders nothing anew when
 * the stream opens or breaks: `useStreamState` does.
 */
export function useChanges(topic: Topic | undefined, onChange: () => void): void {
  const dispatch = useDispatch<AppStore['dispatch']>();
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    if (!topic) return;
    const renew = async () => {
      const request = authApi.endpoints.fetchMe.initiate(undefined, { subscribe: false, forceRefetch: true });
      return (await dispatch(request)).isSuccess;
    };
    return listen({ topics: [topic], onChange: () => latest.current() }, renew);
  }, [dispatch, topic]);
}

/** Returns whether the server reports changes now. */
export const useStreamState = (): StreamState => useExternal(watchStream, streamState, notYet);
