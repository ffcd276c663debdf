import { Trail } from './trail';

/** A breadcrumb to the list of a record. It keeps the list's page, search and order. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Trail crumbs={[{ label: children, to }]} />
);
