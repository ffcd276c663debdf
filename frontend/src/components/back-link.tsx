import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { placeOf } from '../lib/list-places';
import classes from './back-link.module.css';

/** From a record to the list that it belongs to, as that was left. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={placeOf(to)} className={classes.link}>
      <IconArrowLeft size={15} aria-hidden />
      {children}
    </Link>
  );
}
