import { useEffect, useEffectEvent, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { FIT, fitOf, fittingRows, fitWhenRendered, wasFit, watchFit } from './fit';
import { rememberPlace } from './list-places';
import {
  pageSizes,
  readListState,
  resized,
  writeListState,
  type ListDefaults,
  type ListPatch,
  type ListValues,
} from './list-state';
import type { DeclaredList } from './declared-list';
import { useAddress } from './use-address';
import { useExternal } from './use-external';
import type { Arrival } from './use-way-back';

type Sort<Field extends string> = Field | `-${Field}`;

export interface ListState<Field extends string = string> extends ListValues {
  name: string;
  /** What an open list listens to, as the document says. */
  live: DeclaredList['live'];
  /** Whether the list can be exported as a file. */
  hasFile: boolean;
  /** The prefix of its parameters in the address. */
  prefix: string;
  /** Page size and sort of the bare address. */
  standard: { limit: number; sort: string | undefined };
  /** Whether the list has as many rows as fit into the window. */
  fits: boolean;
  /** The fields by which the list can be sorted. */
  sorts: readonly string[];
  /** The argument for a generated list query. */
  arg: {
    page: number;
    limit: number;
    search?: string | undefined;
    sort?: Sort<Field> | undefined;
    around?: string | undefined;
  };
  /** The page size may be FIT. */
  change: (patch: ListPatch) => void;
  /** The record that was added before the list opened, while its page is being looked up. */
  added?: string;
  /** The same record once its page is shown. */
  marked?: string;
  /** Called when the record's page is found; writes the page into the address. */
  arrive: (page: number) => void;
}

/** What a screen says about its list. */
interface ListOptions<Name extends string, Field extends string> {
  /** Its name, for the lists of a call after the first. */
  name?: Name | undefined;
  sort?: Sort<Field> | undefined;
  /** The prefix of the parameter names, for screens with several lists. */
  prefix?: string | undefined;
}

const argOf = <Field extends string>({ page, limit, search, sort }: ListValues): ListState<Field>['arg'] => ({
  page,
  limit,
  search: search || undefined,
  sort: sort as Sort<Field> | undefined,
});

const isId = (text: string) => /^[0-9a-f]{24}$/.test(text);

/** Returns the list argument for an address; takes the query string, including `?`. */
export const listArgAt = <Name extends string, Field extends string>(
  search: string,
  { names, sorts, rows: limit }: DeclaredList<Name, Field>,
  options: ListOptions<Name, Field> = {},
) => {
  const fit = fitOf(options.name ?? names[0]);
  return argOf<Field>(readListState(new URLSearchParams(search), { ...options, limit, fit, sorts }));
};

/** Keeps the state of a list in the address bar, so that reload, Back and a shared link show the same rows. */
export function useListState<Name extends string, Field extends string>(
  { names, sorts, live, rows: limit, file }: DeclaredList<Name, Field>,
  options: ListOptions<Name, Field> = {},
): ListState<Field> {
  const [params, setParams] = useAddress();
  const { pathname, search, state } = useLocation() as ReturnType<typeof useLocation> & {
    state: Arrival | null;
  };
  // If a page has several lists, the one without a prefix shows the added record.
  const { added, marked } = options.prefix ? ({} as Arrival) : (state ?? {});
  useEffect(() => rememberPlace(pathname, search), [pathname, search]);
  const { name = names[0], sort, prefix = '' } = options;
  const fit = useExternal(
    watchFit,
    () => fitOf(name),
    () => fitWhenRendered(name),
  );
  const defaults = useMemo<ListDefaults>(
    () => ({ limit, fit, sort, sorts, prefix }),
    [limit, fit, sort, sorts, prefix],
  );
  useFit(defaults, state);
  return useMemo(() => {
    const values = readListState(params, defaults);
    return {
      name,
      live,
      hasFile: file !== false,
      prefix,
      standard: { limit: limit ?? pageSizes[0], sort },
      fits: fit !== undefined && wasFit(values.limit),
      sorts,
      ...values,
      arg: { ...argOf<Field>(values), around: added && isId(added) ? added : undefined },
      added,
      marked,
      arrive: (page) => {
        // The user has searched or turned a page since then: keep that change, which is only not rendered yet.
        if (window.location.search !== search) return;
        setParams((current) => writeListState(current, { page }, defaults), {
          replace: true,
          preventScrollReset: true,
          state: { marked: added } satisfies Arrival,
        });
      },
      change: (patch) => {
        // One step Back undoes a whole search, not one letter of it.
        const typing = Boolean(patch.search) && params.has(`${prefix}search`);
        const sized = patch.limit === FIT ? { ...patch, limit: fittingRows() } : patch;
        setParams((current) => writeListState(current, sized, defaults), {
          replace: typing,
          preventScrollReset: true,
        });
      },
    };
  }, [params, setParams, search, name, live, file, limit, fit, sort, sorts, prefix, defaults, added, marked]);
}

/** Writes the number of rows that fit into the address of a list that fits, and keeps the first row in the page. */
function useFit(defaults: ListDefaults, state: unknown) {
  const [params, setParams] = useAddress();
  const { fit, prefix = '' } = defaults;
  const asked = params.get(`${prefix}limit`);
  const isOld = fit !== undefined && (asked === null || (wasFit(Number(asked)) && Number(asked) !== fit));
  const refit = useEffectEvent((limit: number) =>
    setParams((current) => resized(current, limit, defaults), {
      replace: true,
      preventScrollReset: true,
      state,
    }),
  );
  useEffect(() => {
    if (isOld) refit(fit);
  }, [isOld, fit]);
}
