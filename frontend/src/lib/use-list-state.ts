import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { rememberPlace } from './list-places';
import { readListState, writeListState, type ListPatch, type ListValues } from './list-state';
import { useAddress } from './use-address';
import type { Arrival } from './use-way-back';

type Sort<Field extends string> = Field | `-${Field}`;

export interface ListState<Field extends string = string> extends ListValues {
  /** The argument for a generated list query. */
  arg: {
    page: number;
    limit: number;
    search?: string | undefined;
    sort?: Sort<Field> | undefined;
    around?: string | undefined;
  };
  change: (patch: ListPatch) => void;
  /** The record that was added before the list opened, as long as its page is being looked for. */
  added?: string;
  /** The same once its page is shown. */
  marked?: string;
  /** Its page was found: the address says it from now on. */
  arrive: (page: number) => void;
}

interface ListOptions<Field extends string> {
  limit?: number;
  sort?: Sort<Field>;
  sorts?: readonly Field[];
  /** Stands before the names in the address, where a screen has several lists. */
  prefix?: string | undefined;
}

const argOf = <Field extends string>({ page, limit, search, sort }: ListValues): ListState<Field>['arg'] => ({
  page,
  limit,
  search: search || undefined,
  sort: sort as Sort<Field> | undefined,
});

const isId = (text: string) => /^[0-9a-f]{24}$/.test(text);

/** The argument of the list that an address asks for; takes what stands there from `?` on. */
export const listArgAt = <Field extends string = never>(search: string, options: ListOptions<Field> = {}) =>
  argOf<Field>(readListState(new URLSearchParams(search), options));

/** The state of a list lives in the address bar, so that reload, back and a shared link show the same rows. */
export function useListState<Field extends string = never>(
  options: ListOptions<Field> = {},
): ListState<Field> {
  const [params, setParams] = useAddress();
  const { pathname, search, state } = useLocation() as ReturnType<typeof useLocation> & {
    state: Arrival | null;
  };
  // Of several lists on one page, the one without a prefix shows what was added.
  const { added, marked } = options.prefix ? ({} as Arrival) : (state ?? {});
  useEffect(() => rememberPlace(pathname, search), [pathname, search]);
  const { limit, sort, sorts, prefix = '' } = options;
  return useMemo(() => {
    const defaults = { limit, sort, sorts, prefix };
    const values = readListState(params, defaults);
    return {
      ...values,
      arg: { ...argOf<Field>(values), around: added && isId(added) ? added : undefined },
      added,
      marked,
      arrive: (page) => {
        // Who has searched or turned a page since then wants to see that. The new address is just not drawn yet.
        if (window.location.search !== search) return;
        setParams((current) => writeListState(current, { page }, defaults), {
          replace: true,
          preventScrollReset: true,
          state: { marked: added } satisfies Arrival,
        });
      },
      change: (patch) => {
        // One step of Back undoes a whole search, not one letter of it.
        const typing = Boolean(patch.search) && params.has(`${prefix}search`);
        setParams((current) => writeListState(current, patch, defaults), {
          replace: typing,
          preventScrollReset: true,
        });
      },
    };
  }, [params, setParams, search, limit, sort, sorts, prefix, added, marked]);
}
