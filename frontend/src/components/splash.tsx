import { texts } from './components.texts';
import { Mark } from './mark';
import classes from './splash.module.css';

/** What is seen while the first code of a page is on its way; appears only when that takes a moment. */
export function Splash() {
  return (
    <div className={classes.splash} role="status" aria-label={texts.loading}>
      <Mark size={40} />
    </div>
  );
}
