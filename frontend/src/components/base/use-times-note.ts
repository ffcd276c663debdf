import { formatDate } from '../../lib/format';
import { onZones, zoneBefore, zoneName } from '../../lib/server-time';
import { useExternal } from '../../lib/use-external';
import { texts } from './components.texts';

/** Returns in which time zone a page shows times, and until when in another one; '' on a page without times. */
export function useTimesNote(): string {
  const zone = useExternal(onZones, zoneName);
  const before = zoneBefore();
  if (!zone) return '';
  return before
    ? texts.shell.timesSince(zone, formatDate(new Date(before.until).toISOString()), before.zone)
    : texts.shell.times(zone);
}
