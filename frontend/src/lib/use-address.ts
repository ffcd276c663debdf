import { useCallback } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';

type Change = (change: (current: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void;

/**
 * What the address says behind its `?`, and how to change that. A change builds on the address as it is by then: the router's
 * own would build on the one drawn last, and of two quick changes the first would be lost.
 */
export function useAddress(): [URLSearchParams, Change] {
  const [params, setParams] = useSearchParams();
  const change = useCallback<Change>(
    (change, options) => setParams(() => change(new URLSearchParams(window.location.search)), options),
    [setParams],
  );
  return [params, change];
}
