import { useEffect, useState } from 'react';
import type { ChangedKind } from '../../api/changes.gen';
import {
  useEndPresenceMutation,
  useListPresentPeopleQuery,
  useNotePresenceMutation,
  type PresentPerson,
} from '../../api/presence.gen';
import { useChanges } from '../../api/use-changes';
import { newKey } from '../../lib/new-key';

/** The server forgets a presence that was not renewed for 40 seconds. */
const RENEWED = 15_000;

/**
 * Tells the server that the reader has a record open, as long as the tab is visible, and returns who else has. A failed
 * call is not told: the next one follows soon, and nobody waits for it.
 */
export function usePresence(kind: ChangedKind, record: string): readonly PresentPerson[] {
  const [place] = useState(newKey);
  const [note] = useNotePresenceMutation();
  const [end] = useEndPresenceMutation();
  const { currentData, refetch } = useListPresentPeopleQuery(
    { kind, record },
    { refetchOnMountOrArgChange: true },
  );
  useChanges('presence', () => void refetch());
  useEffect(() => {
    const tell = () => {
      if (!document.hidden) void note({ notePresenceDto: { kind, record, place } });
    };
    tell();
    const timer = setInterval(tell, RENEWED);
    const leave = () => void end({ place });
    document.addEventListener('visibilitychange', tell);
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [note, end, kind, record, place]);
  return currentData?.details ?? [];
}
