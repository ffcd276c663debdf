import type { ReactNode } from 'react';
import { Trail } from '../../../components/base/trail';
import type { Crumb } from '../../../lib/screen';

/** A catalogue screen with its own breadcrumb trail instead of its menu entry's. */
export const ScreenFrame = ({ trail, children }: { trail?: Crumb[] | undefined; children: ReactNode }) => (
  <>
    {trail && <Trail crumbs={trail} />}
    {children}
  </>
);
