import { skipToken } from '@reduxjs/toolkit/query';
import { useState, type ReactNode } from 'react';
import { useListAgencyAdminsOfBdQuery } from '../../api/agency-admin.gen';
import { useListAgenciesOfAgencyAdminQuery } from '../../api/agency.gen';
import { useFetchHierarchyNodeQuery, type HierarchyMovedKind } from '../../api/hierarchy.gen';
import { texts } from './hierarchy.texts';
import { MoveDialog } from './move-dialog';

/** What hangs below an account that is to be deleted. */
interface BelowAccount {
  /** Whether the answer is there. */
  ready: boolean;
  /** The kinds and numbers in words; '' for nothing, and where the count failed. */
  counted: string;
  /** Nothing hangs below it for sure. */
  isEmpty: boolean;
  effect: string;
  /** Moves the accounts below to another parent; absent where nothing can be moved. */
  move?: { label: string; start: () => void };
}

interface BelowProps {
  kind: 'bd' | HierarchyMovedKind;
  account: { _id: string; uniqueId: string; name: string };
  children: (below: BelowAccount) => ReactNode;
}

/** One call moves so many. */
const most = 100;

/** Counts what hangs below an account, and shows the Move dialog for it in place of `children` when asked to. */
export function Below({ kind, account, children }: BelowProps) {
  const { _id: id, uniqueId: code, name } = account;
  const { data, isError } = useFetchHierarchyNodeQuery({ kind, id }, { refetchOnMountOrArgChange: true });
  const [moving, setMoving] = useState(false);
  const page = { page: 1, limit: most };
  const agencyAdmins = useListAgencyAdminsOfBdQuery(
    moving && kind === 'bd' ? { agencyAdminsOfBdDto: { ...page, createBy: code } } : skipToken,
  );
  const agencies = useListAgenciesOfAgencyAdminQuery(
    moving && kind === 'agencyadmin'
      ? { agenciesOfAgencyAdminDto: { ...page, agencyadmin: code } }
      : skipToken,
  );
  if (moving && kind !== 'agency') {
    const found = kind === 'bd' ? agencyAdmins.data?.data : agencies.data?.details;
    const movable = found && {
      kind: kind === 'bd' ? ('agencyadmin' as const) : ('agency' as const),
      name: texts.childrenOf[kind](name),
      from: code,
      ids: found.map((child) => child._id),
    };
    return <MoveDialog movable={movable} onClose={() => setMoving(false)} />;
  }
  if (isError) return children({ ready: true, counted: '', isEmpty: false, effect: texts.staysUnknown });
  if (!data) return children({ ready: false, counted: '', isEmpty: false, effect: texts.counting });
  const node = data.details;
  const parts = [
    ...(node.agencyAdmins ? [texts.counted.agencyAdmins(node.agencyAdmins)] : []),
    ...(node.agencies ? [texts.counted.agencies(node.agencies)] : []),
    ...(node.hosts && !node.agencies ? [texts.counted.hosts(node.hosts)] : []),
  ];
  const movable =
    kind === 'bd'
      ? node.agencyAdmins && texts.counted.agencyAdmins(Math.min(node.agencyAdmins, most))
      : kind === 'agencyadmin' && node.agencies && texts.counted.agencies(Math.min(node.agencies, most));
  return children({
    ready: true,
    counted: texts.below(parts),
    isEmpty: !parts.length,
    effect: texts.stays(parts),
    move: movable ? { label: movable, start: () => setMoving(true) } : undefined,
  });
}
