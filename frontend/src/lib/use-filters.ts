import { useMemo } from 'react';
import { useAddress } from './use-address';

/** What each filter accepts; anything else in the address counts as not set. */
type Accepts<Name extends string> = Record<Name, (value: string) => boolean>;

export const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value);

/** Filters of a list, in the address bar beside its page and search. `accepts` must stay the same object. */
export function useFilters<Name extends string>(accepts: Accepts<Name>) {
  const [params, setParams] = useAddress();
  return useMemo(() => {
    const names = Object.keys(accepts) as Name[];
    const set = names.flatMap((name) => {
      const value = params.get(name);
      return value && accepts[name](value) ? [[name, value] as const] : [];
    });
    return {
      values: Object.fromEntries(set) as Partial<Record<Name, string>>,
      filtered: set.length > 0,
      change: (patch: Partial<Record<Name, string>>) =>
        setParams(
          (before) => {
            const after = new URLSearchParams(before);
            // Another filter is another list: it starts at its first page.
            after.delete('page');
            for (const [name, value] of Object.entries<string | undefined>(patch)) {
              if (value) after.set(name, value);
              else after.delete(name);
            }
            return after;
          },
          { preventScrollReset: true },
        ),
      clear: () =>
        setParams((before) => {
          const after = new URLSearchParams(before);
          for (const name of ['page', ...names]) after.delete(name);
          return after;
        }),
    };
  }, [accepts, params, setParams]);
}
