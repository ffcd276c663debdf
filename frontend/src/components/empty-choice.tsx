import { Link } from 'react-router-dom';
import classes from './empty-choice.module.css';

export interface EmptyChoiceProps {
  /** What there is none of. */
  text: string;
  /** The screen that makes the missing record, where the reader may make one. */
  add?: { label: string; to: string };
}

/** Stands at a choice that offers nothing yet: says so, and leads to where the missing record is made. */
export const EmptyChoice = ({ text, add }: EmptyChoiceProps) => (
  <span className={classes.empty}>
    {text} {add && <Link to={add.to}>{add.label}</Link>}
  </span>
);
