import { useMemo } from 'react';
import { readListState, writeListState, type ListPatch, type ListValues } from './list-state';
import { useAddress } from './use-address';

type Sort<Field extends string> = Field | `-${Field}`;

export interface ListState<Field extends string = string> extends ListValues {
  /** The argument for a generated list query. */
  arg: { page: number; limit: number; search?: string; sort?: Sort<Field> };
  change: (patch: ListPatch) => void;
}

/** The state of a list lives in the address bar, so that reload, back and a shared link show the same rows. */
export function useListState<Field extends string = never>(
  options: { limit?: number; sort?: Sort<Field>; sorts?: readonly Field[] } = {},
): ListState<Field> {
  const [params, setParams] = useAddress();
  const { limit, sort, sorts } = options;
  return useMemo(() => {
    const defaults = { limit, sort, sorts };
    const values = readListState(params, defaults);
    return {
      ...values,
      arg: {
        page: values.page,
        limit: values.limit,
        search: values.search || undefined,
        sort: values.sort as Sort<Field> | undefined,
      },
      change: (patch) => {
        // One step of Back undoes a whole search, not one letter of it.
        const typing = Boolean(patch.search) && params.has('search');
        setParams((current) => writeListState(current, patch, defaults), {
          replace: typing,
          preventScrollReset: true,
        });
      },
    };
  }, [params, setParams, limit, sort, sorts]);
}
