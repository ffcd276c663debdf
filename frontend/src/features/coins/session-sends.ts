import { useState } from 'react';
import { readNote, writeNote } from '../../lib/session';

/** A sale of this browser tab. */
export interface SessionSend {
  transfer: string;
  userId: string;
  coin: number;
  at: string;
}

const note = 'sent';

/** What was sent from this tab since its coin agency signed in; a reload keeps it, a sign-out or another account ends it. */
export function useSessionSends() {
  const [sends, setSends] = useState<SessionSend[]>(
    () => JSON.parse(readNote('coin', note) ?? '[]') as SessionSend[],
  );
  /** An answer that came twice is one send. */
  function add(send: SessionSend) {
    const next = [send, ...sends.filter(({ transfer }) => transfer !== send.transfer)];
    writeNote('coin', note, JSON.stringify(next));
    setSends(next);
  }
  return { sends, add };
}
