import type { Notice } from '../../../../api/inbox.gen';
import type { Panel } from '../../../../lib/panels';
import { paths } from '../../../../lib/paths';

const { admin, agency, agencyadmin } = paths;

/** Returns the address of the screen that a notice is about, in the panel of its reader. */
export function noticePlace(notice: Notice, panel: Panel): string {
  const { event, kind } = notice;
  if (event === 'newDevice' || event === 'viewedBy') return `${panel.profile}?tab=history`;
  if (panel.key === 'agency') {
    if (kind === 'jobs') return agency.allHosts;
    return event === 'hostApproved' ? agency.hosts.approved : agency.hosts.rejected;
  }
  if (panel.key === 'agencyadmin') return agencyadmin.allHosts;
  return kind === 'jobs' ? jobPlace(notice) : requestPlace(notice);
}

function jobPlace({ batch, source }: Notice): string {
  if (!batch) return admin.jobs;
  return source === 'import' ? admin.import(batch) : admin.bulkChange(batch);
}

/** The screen of a request that needs two admins. */
function requestPlace({ event, about, batch, source }: Notice): string {
  if (event === 'orderProblem' || event === 'orderDisputed') return admin.order(about);
  if (event === 'withdrawalApproved') return admin.withdrawals[1];
  if (event === 'withdrawalRejected') return admin.withdrawals[2];
  if (event.startsWith('limit')) return admin.coinLimits;
  if (event.startsWith('owner')) return admin.admins;
  if (source === 'run') return admin.salaryRun(batch);
  if (event === 'sendWaits') return admin.waitingCoins;
  if (source === 'refund') return admin.orders;
  return source === 'closing' ? admin.coinAgency.list : admin.rechargeHistory;
}
