import { texts } from './components.texts';
import classes from './confirm.module.css';

/** The key that presses a button which confirms: the letter that opened the question, else Ctrl+Enter. */
export const ConfirmKey = ({ again }: { again?: string | undefined }) => (
  <kbd className={classes.again} aria-hidden>
    {again?.toUpperCase() ?? texts.confirmKey}
  </kbd>
);
