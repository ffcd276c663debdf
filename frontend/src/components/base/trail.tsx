import { useLayoutEffect } from 'react';
import { nameScreen, type Crumb } from '../../lib/screen';

/** Sets the breadcrumbs between the dashboard and this screen where the menu does not define them. Renders nothing. */
export function Trail({ crumbs }: { crumbs: readonly Crumb[] }) {
  const key = JSON.stringify(crumbs);
  useLayoutEffect(() => nameScreen({ trail: JSON.parse(key) as Crumb[] }), [key]);
  return null;
}
