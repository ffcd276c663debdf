import { useCallback, useEffect, useRef, useState } from 'react';
import { draftName, dropDraft, storeDraft, readDraft, type Draft, type DraftContent } from '../../lib/draft';

/** How long a person pauses, in milliseconds, before the typed values are stored. */
const PAUSE = 400;

const NONE: DraftContent = { values: {} };

/** A draft of an earlier visit, which the form offers. */
export interface OfferedDraft extends Draft {
  restore: () => void;
  discard: () => void;
}

interface DraftOptions {
  /** The accessible name of the form. */
  form: string;
  /** The changed texts and choices that may be stored. */
  values: Record<string, string>;
  /** What they were typed over, in a form that edits a record. */
  over?: DraftContent['over'];
  /** The values were sent, and no answer has come so far. */
  unanswered?: boolean | undefined;
  restore: (draft: DraftContent) => void;
}

/**
 * Stores the values of a form at each pause and when the form or the tab closes. Returns the draft of an earlier visit,
 * until the person restores or discards it. Call `settled` after a save: the draft is then dropped.
 */
export function useDraft({ form, values, over, unanswered, restore }: DraftOptions) {
  // The address of the form. After a failed save the address may already be the login's.
  const [name] = useState(() => draftName(form));
  const [found, setFound] = useState(() => readDraft(name));
  const content: DraftContent = {
    values,
    ...(over && { over }),
    ...(unanswered && { unanswered: true as const }),
  };
  const text = JSON.stringify(Object.keys(values).length ? content : NONE);
  // What the storage holds of this visit. An earlier draft stays stored until the person types.
  const stored = useRef(JSON.stringify(NONE));
  const latest = useRef(text);
  // The values of the last save need no draft.
  const saved = useRef<string>(undefined);
  const store = useCallback(() => {
    if (latest.current === stored.current || valuesIn(latest.current) === saved.current) return;
    stored.current = latest.current;
    storeDraft(name, JSON.parse(latest.current) as DraftContent);
  }, [name]);
  useEffect(() => {
    latest.current = text;
    if (valuesIn(text) !== saved.current) saved.current = undefined;
    const timer = setTimeout(store, PAUSE);
    return () => clearTimeout(timer);
  }, [text, store]);
  useEffect(() => {
    window.addEventListener('pagehide', store);
    return () => {
      window.removeEventListener('pagehide', store);
      store();
    };
  }, [store]);

  const close = () => {
    dropDraft(name);
    setFound(undefined);
  };
  const offered: OfferedDraft | undefined = found && {
    ...found,
    restore: () => {
      restore(found);
      setFound(undefined);
    },
    discard: close,
  };
  return {
    offered,
    settled: () => {
      saved.current = valuesIn(latest.current);
      close();
    },
  };
}

const valuesIn = (content: string) => JSON.stringify((JSON.parse(content) as DraftContent).values);
