import { formatPhone } from '../lib/format';
import classes from './cell.module.css';

/** A phone number in groups. Read from left to right in every language: among right-to-left text, stars and a plus would change sides. */
export const PhoneNumber = ({ number }: { number: string }) => (
  <bdi dir="ltr" className={classes.phone}>
    {formatPhone(number)}
  </bdi>
);
