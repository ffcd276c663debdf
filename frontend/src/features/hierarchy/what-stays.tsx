import { useFetchHierarchyNodeQuery, type HierarchyMovedKind } from '../../api/hierarchy.gen';
import { texts } from './hierarchy.texts';

/** What hangs below an account that is to be deleted: it stays, and can be moved to another one. */
export function WhatStays({ kind, id }: { kind: 'bd' | HierarchyMovedKind; id: string }) {
  const { data, isError } = useFetchHierarchyNodeQuery({ kind, id });
  if (isError) return texts.staysUnknown;
  if (!data) return texts.counting;
  const { agencyAdmins, agencies, hosts } = data.details;
  const parts = [
    ...(agencyAdmins ? [texts.counted.agencyAdmins(agencyAdmins)] : []),
    ...(agencies ? [texts.counted.agencies(agencies)] : []),
    ...(hosts && !agencies ? [texts.counted.hosts(hosts)] : []),
  ];
  return texts.stays(parts);
}
