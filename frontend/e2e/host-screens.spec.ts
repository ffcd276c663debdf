import { walk } from './support/screens';

const hosts = ['Sr.', 'Username', 'Real name', 'Phone', 'Agency Code', 'Status', 'Action'];
const record = ['Image', 'Host name', 'Agency', 'Minutes', 'Diamonds', 'Join date', 'Status'];

/** The texts that the documents name for each screen of hosts and live sessions. */
walk([
  {
    panel: 'admin',
    path: '/admin/liveUser',
    heads: ['Sr.', 'Username', 'Channel Name', 'Status', 'Date/Time', 'Live Time'],
  },
  {
    panel: 'admin',
    path: '/admin/applyHost',
    texts: ['Add Host'],
    labels: ['Username', 'Agency Code', 'Real name', 'Phone'],
  },
  { panel: 'admin', path: '/admin/pendingHost', heads: hosts, texts: ['Approve', 'Reject'] },
  { panel: 'admin', path: '/admin/approvedHost', heads: hosts, texts: ['Reject'] },
  { panel: 'admin', path: '/admin/rejectedHost', heads: hosts, texts: ['Approve'] },
  { panel: 'admin', path: '/admin/hostrecord', heads: record, texts: ['Delete'], labels: ['Select All'] },
  { panel: 'admin', path: '/admin/viewAgency?id=', of: 'agency', heads: hosts },
  { panel: 'agencyadmin', path: '/agencyadmin/viewagency?id=', of: 'agency', heads: hosts },
  {
    panel: 'agencyadmin',
    path: '/agencyadmin/hosts/',
    of: 'agency',
    heads: ['Username', 'Agency Code', 'Status'],
  },
  { panel: 'agencyadmin', path: '/agencyadmin/pendinghost', heads: hosts, texts: ['Approve', 'Reject'] },
  { panel: 'agencyadmin', path: '/agencyadmin/approvedhost', heads: hosts, texts: ['Reject'] },
  { panel: 'agencyadmin', path: '/agencyadmin/rejectedhost', heads: hosts, texts: ['Approve'] },
  { panel: 'agency', path: '/agency/hostrecord', heads: record },
  { panel: 'agency', path: '/agency/agencyHost', heads: hosts },
  { panel: 'agency', path: '/agency/pendingHost', heads: hosts, texts: ['Approve', 'Reject'] },
  { panel: 'agency', path: '/agency/approvedHost', heads: hosts, texts: ['Reject'] },
  { panel: 'agency', path: '/agency/rejectedHost', heads: hosts, texts: ['Approve'] },
  { panel: 'bd', path: '/bd/viewAgency?id=', of: 'agency', heads: hosts.slice(0, -1) },
]);
