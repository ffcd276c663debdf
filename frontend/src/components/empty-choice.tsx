import { Link } from 'react-router-dom';
import classes from './empty-choice.module.css';

export interface EmptyChoiceProps {
  /** Says which records are missing. */
  text: string;
  /** A link to the screen that adds the missing record, if the reader may add one. */
  add?: { label: string; to: string };
}

/** Shown at a choice without options: says what is missing and links to the screen that adds it. */
export const EmptyChoice = ({ text, add }: EmptyChoiceProps) => (
  <span className={classes.empty}>
    {text} {add && <Link to={add.to}>{add.label}</Link>}
  </span>
);
