import { formatPhone } from '../../lib/format';
import classes from './cell.module.css';

/**
 * A phone number in groups. It is left-to-right in every language: in right-to-left text, asterisks and the plus sign
 * would change sides.
 */
export const PhoneNumber = ({ number }: { number: string }) => (
  <bdi dir="ltr" translate="no" className={classes.phone}>
    {formatPhone(number)}
  </bdi>
);
