import type { ReactNode } from 'react';
import { Trail } from '../../../components/trail';
import type { Crumb } from '../../../lib/screen';

/** A catalogue screen that the breadcrumb leads to over other screens than its menu entry. */
export const ScreenFrame = ({ trail, children }: { trail?: Crumb[] | undefined; children: ReactNode }) => (
  <>
    {trail && <Trail crumbs={trail} />}
    {children}
  </>
);
