import { brand, isDemo, version } from '../../lib/brand';
import { texts } from './components.texts';
import classes from './footer.module.css';
import { useTimesNote } from './use-times-note';

/** The foot of every page: the time zone of its days and times, whether its records are the demo's, and the version. */
export function Footer() {
  const times = useTimesNote();
  return (
    <footer className={classes.footer}>
      <span>{texts.shell.copyright(brand.name)}</span>
      <span>{[isDemo() && texts.shell.demo, times].filter(Boolean).join(' · ')}</span>
      <span>{texts.shell.version(version)}</span>
    </footer>
  );
}
