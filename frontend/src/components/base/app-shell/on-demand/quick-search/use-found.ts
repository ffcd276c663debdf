import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { searchApi, type SearchResponse } from '../../../../../api/search.gen';
import type { AppStore } from '../../../../../api/store';

/** Milliseconds from the last typed letter to the call. */
const PAUSE = 150;

interface Answer {
  /** The text that was searched. */
  of: string;
  found?: SearchResponse;
  error?: unknown;
}

/**
 * Searches records while a person types: waits for a pause, ends the call before, and keeps its results until the next
 * ones arrive. `retry` searches the same text again.
 */
export function useFound(typed: string) {
  const text = typed.trim();
  const dispatch = useDispatch<AppStore['dispatch']>();
  const [answer, setAnswer] = useState<Answer>({ of: '' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!text) return;
    let abort: (() => void) | undefined;
    const begin = () => {
      const { initiate } = searchApi.endpoints.searchRecords;
      const call = dispatch(initiate({ search: text }, { subscribe: false, forceRefetch: true }));
      abort = () => call.abort();
      void call.then(({ data, error }) => {
        if (!abort) return;
        setAnswer({ of: text, ...(data && { found: data }), ...(error && { error }) });
      });
    };
    const timer = setTimeout(begin, PAUSE);
    return () => {
      clearTimeout(timer);
      const end = abort;
      abort = undefined;
      end?.();
    };
  }, [dispatch, text, tries]);
  const retry = useCallback(() => {
    setAnswer({ of: '' });
    setTries((before) => before + 1);
  }, []);
  const isCurrent = answer.of === text;
  return {
    found: text ? answer.found : undefined,
    error: isCurrent ? answer.error : undefined,
    isSearching: text !== '' && !isCurrent,
    retry,
  };
}
