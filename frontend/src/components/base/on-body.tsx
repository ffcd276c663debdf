import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useMounted } from '../../lib/use-mounted';

/** Shows something outside the panel's own place in the page. React renders portals in the browser only. */
export const OnBody = ({ children }: { children: ReactNode }) =>
  useMounted() ? createPortal(children, document.body) : null;
