import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMayOpen } from '../../../lib/rights';

interface ScreenLinkProps {
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to a screen; only its text for a reader who may not open the screen. */
export function ScreenLink({ to, className, children }: ScreenLinkProps) {
  const mayOpen = useMayOpen();
  return mayOpen(to) ? (
    <Link to={to} className={className}>
      {children}
    </Link>
  ) : (
    <span className={className}>{children}</span>
  );
}
