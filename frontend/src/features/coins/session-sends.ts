import { useState } from 'react';

/** A sale of this browser tab. */
export interface SessionSend {
  transfer: string;
  userId: string;
  coin: number;
  at: string;
}

const nameOf = (owner: string) => `callboard-sent ${owner}`;

/** What was sent from this tab since it was opened; a reload keeps it. */
export function useSessionSends(owner: string) {
  const [sends, setSends] = useState<SessionSend[]>(
    () => JSON.parse(sessionStorage.getItem(nameOf(owner)) ?? '[]') as SessionSend[],
  );
  /** An answer that came twice is one send. */
  function add(send: SessionSend) {
    const next = [send, ...sends.filter(({ transfer }) => transfer !== send.transfer)];
    sessionStorage.setItem(nameOf(owner), JSON.stringify(next));
    setSends(next);
  }
  return { sends, add };
}
