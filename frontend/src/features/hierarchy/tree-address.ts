/**
 * The open nodes and the node that a search found are in the address, so that a reload or a shared link shows the same
 * tree.
 */
import { useMemo } from 'react';
import { useAddress } from '../../lib/use-address';

/** The separator of names in the address. Codes contain neither slashes nor dots; usernames may contain dots. */
const between = '/';
const listOf = (text: string | null) => (text ? text.split(between) : []);

export interface TreeAddress {
  search: string;
  open: ReadonlySet<string>;
  /** The path from the top to the marked node. */
  at: string[];
  setSearch: (search: string) => void;
  setOpen: (code: string, opened: boolean) => void;
  goTo: (way: string[], replace?: boolean) => void;
}

type Patch = Record<string, string>;

export function useTreeAddress(): TreeAddress {
  const [params, setParams] = useAddress();
  return useMemo(() => {
    const change = (patch: Patch | ((open: string[]) => Patch), replace: boolean) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          const set = typeof patch === 'function' ? patch(listOf(current.get('open'))) : patch;
          for (const [name, value] of Object.entries(set)) {
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
        const codes = (open: string[]) =>
          opened ? [...new Set(open).add(code)] : open.filter((one) => one !== code);
        change((open) => ({ open: codes(open).join(between) }), true);
      },
      goTo: (way, replace = false) => {
        const opened = (open: string[]) => [...new Set([...open, ...way.slice(0, -1)])].join(between);
        change((open) => ({ open: opened(open), at: way.join(between) }), replace);
      },
    };
  }, [params, setParams]);
}
