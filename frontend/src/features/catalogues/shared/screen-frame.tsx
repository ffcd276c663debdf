import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../../../components/breadcrumbs';
import { panels } from '../../../lib/panels';

/** What stands above every catalogue screen: the way there from the dashboard. */
export function ScreenFrame({
  here,
  trail,
  children,
}: {
  here: string;
  trail?: Crumb[];
  children: ReactNode;
}) {
  return (
    <>
      <Breadcrumbs home={panels.admin.dashboard} trail={trail} here={here} />
      {children}
    </>
  );
}
