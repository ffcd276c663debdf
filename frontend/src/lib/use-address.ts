import { useCallback } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';

type Change = (change: (current: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void;

/**
 * Returns the query parameters and a function that changes them. A change builds on the current address. The router's
 * own setter builds on the last rendered address and would lose the first of two quick changes.
 */
export function useAddress(): [URLSearchParams, Change] {
  const [params, setParams] = useSearchParams();
  const change = useCallback<Change>(
    (change, options) => setParams(() => change(new URLSearchParams(window.location.search)), options),
    [setParams],
  );
  return [params, change];
}
