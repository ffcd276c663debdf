import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { asLeft } from '../lib/lists-left';
import classes from './back-link.module.css';

/** From a record to the list that it belongs to. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={asLeft(to)} className={classes.link}>
      <IconArrowLeft size={15} aria-hidden />
      {children}
    </Link>
  );
}
