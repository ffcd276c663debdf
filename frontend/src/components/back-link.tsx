import { Trail } from './trail';

/** The list that a record belongs to: a step of the breadcrumb, which leads back to the list as it was left. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Trail crumbs={[{ label: children, to }]} />
);
