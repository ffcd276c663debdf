import classes from './empty-choice.module.css';
import { ScreenLink } from '../base/rights/screen-link';

export interface EmptyChoiceProps {
  /** Says which records are missing. */
  text: string;
  /** A link to the screen that adds the missing record, if the reader may add one. */
  add?: { label: string; to: string };
}

/** Shown at a choice without options: says what is missing and links to the screen that adds it. */
export const EmptyChoice = ({ text, add }: EmptyChoiceProps) => (
  <span className={classes.empty}>
    {text} {add && <ScreenLink to={add.to}>{add.label}</ScreenLink>}
  </span>
);
