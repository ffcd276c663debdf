import { ScreenLink } from '../../components/base/rights/screen-link';
import { isDefaultZone, onZones, zoneAt, zonesText } from '../../lib/server-time';
import { browserZone } from '../../lib/time-zones';
import { useExternal } from '../../lib/use-external';
import classes from './dashboard.module.css';
import { texts } from './dashboard.texts';

/** Informs an Owner that no time zone has been chosen, while this browser is in another one. */
export function ZoneHint({ to }: { to: string }) {
  useExternal(onZones, zonesText);
  const here = browserZone();
  const zone = zoneAt(Infinity);
  if (!isDefaultZone() || here === zone) return null;
  return (
    <p className={classes.zoneHint} role="status">
      {texts.zoneHint(zone, here)} <ScreenLink to={to}>{texts.chooseZone}</ScreenLink>
    </p>
  );
}
