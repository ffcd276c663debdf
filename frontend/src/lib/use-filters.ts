import { useMemo } from 'react';
import { useAddress } from './use-address';

/**
 * Tests whether a filter accepts a value; other values in the address count as unset. A type guard gives the filter its
 * type.
 */
type Accepts = Record<string, (value: string) => boolean>;

/** The filters that are set, typed by their guards. */
type Values<Given extends Accepts> = {
  [Name in keyof Given]?: Given[Name] extends ((value: string) => value is infer Value extends string)
    ? Value
    : string;
};

/** Accepts the keys of an object, such as the texts of all states. */
export const oneOf =
  <Choices extends object>(choices: Choices) =>
  (value: string): value is keyof Choices & string =>
    Object.hasOwn(choices, value);

export const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value);

/** Keeps the filters of a list in the address bar, beside its page and search. `accepts` must be a stable object. */
export function useFilters<Given extends Accepts>(accepts: Given) {
  const [params, setParams] = useAddress();
  return useMemo(() => {
    const names = Object.keys(accepts);
    const set = Object.entries(accepts).flatMap(([name, isAccepted]) => {
      const value = params.get(name);
      return value && isAccepted(value) ? [[name, value] as const] : [];
    });
    return {
      values: Object.fromEntries(set) as Values<Given>,
      filtered: set.length > 0,
      change: (patch: Partial<Record<keyof Given, string | undefined>>) =>
        setParams(
          (before) => {
            const after = new URLSearchParams(before);
            // A changed filter starts at the first page.
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
