import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Arrival } from '../../../../../lib/use-way-back';
import { fullAddress } from '../../../../../lib/view';
import type { Entry } from './entries';

interface OpeningOptions {
  /** The selected entry. */
  selected: Entry | undefined;
  isSearching: boolean;
  onClose: () => void;
}

/** Opens entries of the quick search. Enter waits for the records of the typed text. */
export function useOpening({ selected, isSearching, onClose }: OpeningOptions) {
  const navigate = useNavigate();
  // Enter was pressed before the records arrived.
  const [awaited, setAwaited] = useState<{ inNewTab: boolean }>();

  function open(entry: Entry | undefined, inNewTab: boolean) {
    if (!entry) return;
    entry.run?.();
    onClose();
    if (!entry.to) return;
    if (inNewTab) window.open(fullAddress(entry.to), '_blank', 'noopener');
    else
      void navigate(entry.to, { state: entry.marked ? ({ added: entry.marked } satisfies Arrival) : null });
  }
  const openAwaited = useEffectEvent(() => {
    if (awaited) open(selected, awaited.inNewTab);
  });
  useEffect(() => {
    if (!isSearching) openAwaited();
  }, [isSearching]);

  return {
    open,
    /** Opens the selected entry, a record as soon as the search of the typed text has ended. */
    enter: (inNewTab: boolean) => {
      if (isSearching && (!selected || selected.afterSearch)) setAwaited({ inNewTab });
      else open(selected, inNewTab);
    },
    /** Forgets an Enter that waits for records. */
    forget: () => setAwaited(undefined),
  };
}
