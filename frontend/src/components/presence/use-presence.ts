import { useEffect, useState } from 'react';
import type { ChangedKind } from '../../api/changes.gen';
import {
  presenceApi,
  useEndPresenceMutation,
  useListPresentPeopleQuery,
  useNotePresenceMutation,
  type PresentPerson,
} from '../../api/presence.gen';
import { newKey } from '../../lib/new-key';
import { useIdle } from '../../lib/use-idle';
import { useReread } from './use-reread';

const rereadsNothing = (endpoint: { invalidatesTags?: unknown }) => {
  endpoint.invalidatesTags = [];
};
// What the reader has open changes nothing about the others: the event stream reports them.
presenceApi.enhanceEndpoints({ endpoints: { notePresence: rereadsNothing, endPresence: rereadsNothing } });

/** The server forgets a presence that was not renewed for 40 seconds. */
const RENEWED = 15_000;

/**
 * Reports to the server that the reader has a record open, as long as the tab is visible, and returns who else has.
 * Both begin when everything else on the page has been painted. A failed call is not reported: the next one follows
 * soon, and no user waits for it.
 */
export function usePresence(kind: ChangedKind, record: string): readonly PresentPerson[] {
  const [place] = useState(newKey);
  const [note] = useNotePresenceMutation();
  const [end] = useEndPresenceMutation();
  const isIdle = useIdle();
  const query = useListPresentPeopleQuery(
    { kind, record },
    { skip: !isIdle, refetchOnMountOrArgChange: true },
  );
  useReread(query, isIdle);
  useEffect(() => {
    if (!isIdle) return undefined;
    const report = () => {
      if (!document.hidden) void note({ notePresenceDto: { kind, record, place } });
    };
    report();
    const timer = setInterval(report, RENEWED);
    const leave = () => void end({ place });
    document.addEventListener('visibilitychange', report);
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', report);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [isIdle, note, end, kind, record, place]);
  return query.currentData?.details ?? [];
}
