import { brand, isDemo } from '../lib/brand';
import { onZones, zoneName } from '../lib/server-time';
import { useExternal } from '../lib/use-external';
import { texts } from './components.texts';
import classes from './footer.module.css';

/** The foot of every page: the time zone of its days and times, and whether its records are the demo's. */
export function Footer() {
  const zone = useExternal(onZones, zoneName);
  return (
    <footer className={classes.footer}>
      <span>{texts.shell.copyright(brand.name)}</span>
      <span>
        {[isDemo() && texts.shell.demo, zone && texts.shell.times(zone)].filter(Boolean).join(' · ')}
      </span>
      <span>{texts.shell.version(__VERSION__)}</span>
    </footer>
  );
}
