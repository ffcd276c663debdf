import type { Notice } from '../../api/inbox.gen';
import { texts as shared } from '../../components/base/inbox/on-demand/inbox.texts';
import { NoticeLine } from '../../components/base/inbox/on-demand/notice-line';
import type { Column } from '../../components/base/list-page/list.types';
import { StatusBadge } from '../../components/base/status-badge';
import { formatAgo, formatDateTime } from '../../lib/format';
import type { Panel } from '../../lib/panels';
import { texts } from './inbox.texts';

/** The columns of the inbox, with links into the panel of its reader. */
export const columnsOf = (panel: Panel): Column<Notice>[] => [
  {
    field: 'event',
    title: texts.columns.what,
    width: '46%',
    card: 'title',
    value: (notice) => <NoticeLine notice={notice} panel={panel} />,
  },
  { field: 'kind', title: shared.kind, minor: true, value: ({ kind }) => shared.kinds[kind] },
  {
    field: 'read',
    title: texts.columns.state,
    card: 'badge',
    value: ({ read }) => (
      <StatusBadge tone={read ? 'calm' : 'warn'}>{read ? texts.states.false : texts.states.true}</StatusBadge>
    ),
  },
  {
    field: 'at',
    title: texts.columns.when,
    value: ({ at }) => (
      <time dateTime={at} title={formatDateTime(at)}>
        {formatAgo(at)}
      </time>
    ),
  },
];
