import { texts } from '../components.texts';
import { rowFocusId } from './row-focus';
import classes from './list-page.module.css';

interface DetailsButtonProps {
  id: string;
  /** The name of the row. */
  name: string;
  /** The id of the element that says who has the record open. */
  describedBy?: string | undefined;
  onOpen: (id: string) => void;
}

/**
 * Opens the details of a row by keyboard. It takes the focus when the keyboard moves to the row, and shows it around the
 * whole row. A click falls through it to the row, so that text can be selected.
 */
export const DetailsButton = ({ id, name, describedBy, onOpen }: DetailsButtonProps) => (
  <button
    type="button"
    id={rowFocusId(id)}
    className={classes.details}
    aria-label={texts.details.of(name)}
    aria-describedby={describedBy}
    onClick={() => onOpen(id)}
  />
);
