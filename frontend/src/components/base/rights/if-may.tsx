import type { ReactNode } from 'react';
import { useMay, useMayOpen, type AnyRight } from '../../../lib/rights';

interface IfMayProps {
  /** What an admin needs. */
  right?: AnyRight;
  /** A screen that the reader must be allowed to open. */
  to?: string;
  children: ReactNode;
}

/** Shows its content to those who may use it. */
export function IfMay({ right, to, children }: IfMayProps) {
  const may = useMay();
  const mayOpen = useMayOpen();
  return may(right) && (to === undefined || mayOpen(to)) ? children : null;
}
