import { brand } from '../lib/brand';
import { texts } from './components.texts';
import classes from './footer.module.css';

export function Footer() {
  return (
    <footer className={classes.footer}>
      <span>{texts.shell.copyright(brand.name)}</span>
      <span>{texts.shell.version(__VERSION__)}</span>
    </footer>
  );
}
