import { useMemo } from 'react';
import { useAddress } from './use-address';

/** Reads the value of a parameter from its text in the address; undefined: the parameter counts as unset. */
export type Reads = Record<string, (text: string) => unknown>;

/** The filters that are set, by the names of their parameters. */
export type Values<Given extends Reads> = {
  [Name in keyof Given]?: NonNullable<ReturnType<Given[Name]>>;
};

/** New texts of parameters; an empty or missing text unsets the parameter. */
export type FilterPatch = Record<string, string | undefined>;

/** Reads the keys of an object, such as the texts of all states. */
export const oneOf =
  <Choices extends object>(choices: Choices) =>
  (text: string) =>
    Object.hasOwn(choices, text) ? (text as keyof Choices & string) : undefined;

/** Returns the filters that are set in an address. */
export function filtersAt<Given extends Reads>(params: URLSearchParams, reads: Given): Values<Given> {
  const set = Object.entries(reads).flatMap(([name, read]) => {
    const text = params.get(name);
    const value = text ? read(text) : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(set) as Values<Given>;
}

/** Keeps the filters of a list in the address bar, next to its page and search. `reads` must be a stable object. */
export function useFilters<Given extends Reads>(reads: Given) {
  const [params, setParams] = useAddress();
  return useMemo(() => {
    const values = filtersAt(params, reads);
    const change = (patch: FilterPatch) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          // A changed filter starts at the first page, with no details open.
          after.delete('page');
          after.delete('open');
          for (const [name, text] of Object.entries(patch)) {
            if (text) after.set(name, text);
            else after.delete(name);
          }
          return after;
        },
        { preventScrollReset: true },
      );
    const none = Object.fromEntries(Object.keys(reads).map((name) => [name, undefined]));
    return { values, filtered: Object.keys(values).length > 0, change, clear: () => change(none) };
  }, [reads, params, setParams]);
}
