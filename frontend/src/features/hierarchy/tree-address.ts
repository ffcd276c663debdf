/** Which nodes are open and which one a search has led to: kept in the address, so that reload and a shared link show the same. */
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Codes hold neither; usernames hold dots. */
const between = '/';
const listOf = (text: string | null) => (text ? text.split(between) : []);

export interface TreeAddress {
  search: string;
  open: ReadonlySet<string>;
  /** The way from the top to the node that is marked. */
  at: string[];
  setSearch: (search: string) => void;
  setOpen: (code: string, opened: boolean) => void;
  goTo: (way: string[], replace?: boolean) => void;
}

export function useTreeAddress(): TreeAddress {
  const [params, setParams] = useSearchParams();
  return useMemo(() => {
    const change = (patch: Record<string, string>, replace: boolean) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          for (const [name, value] of Object.entries(patch)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace, preventScrollReset: true },
      );
    const open = new Set(listOf(params.get('open')));
    return {
      search: params.get('search') ?? '',
      open,
      at: listOf(params.get('at')),
      setSearch: (search) => change({ search, at: '' }, params.has('search')),
      setOpen: (code, opened) => {
        const codes = opened ? [...open, code] : [...open].filter((one) => one !== code);
        change({ open: codes.join(between) }, true);
      },
      goTo: (way, replace = false) => {
        const opened = new Set([...open, ...way.slice(0, -1)]);
        change({ open: [...opened].join(between), at: way.join(between) }, replace);
      },
    };
  }, [params, setParams]);
}
