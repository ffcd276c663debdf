import { skipToken } from '@reduxjs/toolkit/query';
import { useState, type ReactNode } from 'react';
import { useListAgencyAdminsOfBdQuery } from '../../api/agency-admin.gen';
import { useListAgenciesOfAgencyAdminQuery } from '../../api/agency.gen';
import { useFetchHierarchyNodeQuery, type HierarchyStaffKind } from '../../api/hierarchy.gen';
import type { AccountsBelow } from '../../lib/accounts-below';
import { texts } from './hierarchy.texts';
import { BELOW } from './kinds';
import type { Movable } from './movable';
import { MoveDialog } from './move-dialog';

interface BelowProps {
  kind: HierarchyStaffKind;
  account: { _id: string; uniqueId: string; name: string };
  children: (below: AccountsBelow) => ReactNode;
}

/** The maximum number of accounts that one call moves. */
const most = 100;

/** Counts the accounts below an account, and shows the Move dialog for them next to `children` on request. */
export function Below({ kind, account, children }: BelowProps) {
  const { _id: id, uniqueId: code, name } = account;
  const node = useFetchHierarchyNodeQuery({ kind, id }, { refetchOnMountOrArgChange: true });
  // Ignore counts from before this moment: accounts may have been moved since.
  const [since, setSince] = useState(Date.now);
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
  const found = kind === 'bd' ? agencyAdmins.currentData?.data : agencies.currentData?.details;
  function movable(): Movable | undefined {
    if (!moving) return undefined;
    const moved = { kind: BELOW[kind], name: texts.childrenOf[kind](name), from: code };
    if (kind === 'agency') return moved;
    return found && { ...moved, records: found.map(({ _id }) => ({ id: _id, from: code })) };
  }
  function endMove() {
    setMoving(false);
    setSince(Date.now());
    void node.refetch();
  }

  function counted(): AccountsBelow {
    if (node.isError) return { ready: true, loss: '', isEmpty: false, effect: texts.staysUnknown };
    if (!node.data || (node.fulfilledTimeStamp ?? 0) < since)
      return { ready: false, loss: '', isEmpty: false, effect: texts.countingBelow };
    const { details } = node.data;
    const parts = [
      ...(details.agencyAdmins ? [texts.counted.agencyAdmins(details.agencyAdmins)] : []),
      ...(details.agencies ? [texts.counted.agencies(details.agencies)] : []),
      ...(details.hosts && !details.agencies ? [texts.counted.hosts(details.hosts)] : []),
      ...(details.pendingHosts && !details.agencies
        ? [texts.counted.applications(details.pendingHosts)]
        : []),
    ];
    const label = {
      bd: details.agencyAdmins && texts.counted.agencyAdmins(Math.min(details.agencyAdmins, most)),
      agencyadmin: details.agencies && texts.counted.agencies(Math.min(details.agencies, most)),
      agency: details.hosts + details.pendingHosts && texts.allHosts,
    }[kind];
    return {
      ready: true,
      loss: texts.loss[kind](details),
      isEmpty: !parts.length,
      effect: texts.stays(parts),
      move: label ? { label, start: () => setMoving(true) } : undefined,
    };
  }
  return (
    <>
      {children({ ...counted(), moving: Boolean(movable()) })}
      <MoveDialog movable={movable()} onClose={endMove} />
    </>
  );
}
