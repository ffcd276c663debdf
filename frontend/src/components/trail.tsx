import { useLayoutEffect } from 'react';
import { nameScreen, type Crumb } from '../lib/screen';

/** The screens between the dashboard and this one, for the breadcrumb, where the menu does not say it. Shows nothing itself. */
export function Trail({ crumbs }: { crumbs: readonly Crumb[] }) {
  const key = JSON.stringify(crumbs);
  useLayoutEffect(() => nameScreen({ trail: JSON.parse(key) as Crumb[] }), [key]);
  return null;
}
