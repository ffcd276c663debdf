import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAddress } from '../../../lib/use-address';

/** How the details came to be open, in the history of the browser. */
interface OpenedState {
  /** The step before this one is the list without details. */
  opened?: boolean;
  /** The keyboard opened the details, so the focus goes into them. */
  enters?: boolean;
}

export interface OpenRow {
  /** The id of the row whose details are open. */
  id: string | undefined;
  /** Changes whenever the focus is to go into the details; undefined while it stays where it is. */
  entry: string | undefined;
  show: (id: string, how?: { enters: boolean }) => void;
  close: () => void;
}

/**
 * Keeps the id of the row whose details are open in the address, so that a reload and a shared link show them and Back
 * closes them. Moving on to another row adds no step to the history.
 */
export function useOpenRow(prefix: string): OpenRow {
  const name = `${prefix}open`;
  const [params, setParams] = useAddress();
  const navigate = useNavigate();
  const { state, key } = useLocation() as { state: OpenedState | null; key: string };
  const id = params.get(name) ?? undefined;
  // A second press must not go back twice.
  const left = useRef<string>(undefined);
  return {
    id,
    entry: state?.enters ? key : undefined,
    show: (next, { enters } = { enters: false }) => {
      if (next === id && !enters) return;
      setParams(
        (current) => {
          current.set(name, next);
          return current;
        },
        {
          replace: id !== undefined,
          preventScrollReset: true,
          state: { opened: id === undefined || state?.opened === true, enters } satisfies OpenedState,
        },
      );
    },
    close: () => {
      if (left.current === key) return;
      left.current = key;
      if (state?.opened) return void navigate(-1);
      setParams(
        (current) => {
          current.delete(name);
          return current;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
