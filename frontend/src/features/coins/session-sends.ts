import { useState } from 'react';
import { readNote, writeNote } from '../../lib/session';

/** A sale from this browser tab. */
export interface SessionSend {
  transfer: string;
  userId: string;
  coin: number;
  at: string;
}

const note = 'sent';

/**
 * Returns the sales from this tab since the coin agency signed in. A reload keeps them; a sign-out or another account
 * clears them.
 */
export function useSessionSends() {
  const [sends, setSends] = useState<SessionSend[]>(
    () => JSON.parse(readNote('coin', note) ?? '[]') as SessionSend[],
  );
  /** Adds a sale. An answer that came twice counts as one sale. */
  function add(send: SessionSend) {
    const next = [send, ...sends.filter(({ transfer }) => transfer !== send.transfer)];
    writeNote('coin', note, JSON.stringify(next));
    setSends(next);
  }
  return { sends, add };
}
