import type { HierarchyNode } from '../../api/hierarchy.gen';
import { HierarchyPage } from '../../features/hierarchy/hierarchy-page';
import { paths } from '../../lib/paths';

const { admin } = paths;
const screens = {
  bd: admin.bd.view,
  agencyadmin: admin.agencyAdmin.view,
  agency: admin.agency.view,
};

const viewTo = ({ kind, _id, user = '' }: HierarchyNode) =>
  kind === 'host' ? admin.user(user) : screens[kind](_id);

export const AdminHierarchyPage = () => <HierarchyPage viewTo={viewTo} />;
