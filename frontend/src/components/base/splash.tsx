import { texts } from './components.texts';
import { Mark } from './mark';
import classes from './splash.module.css';

/** Shown while the first code of a page loads; appears only if that takes a moment. */
export function Splash() {
  return (
    <div className={classes.splash} role="status" aria-label={texts.loading}>
      <Mark size={40} />
    </div>
  );
}
