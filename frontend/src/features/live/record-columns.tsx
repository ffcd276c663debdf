import type { HostRecord, LiveDay } from '../../api/live.gen';
import { Clip } from '../../components/base/clip';
import cell from '../../components/base/cell.module.css';
import type { DaySums } from '../../components/base/list-page/list-days';
import type { Column } from '../../components/base/list-page/list.types';
import { Picture } from '../../components/base/picture';
import { StatusBadge } from '../../components/base/status-badge';
import { formatDate, formatDateTime, formatNumber } from '../../lib/format';
import classes from './live.module.css';
import { texts } from './live.texts';

const {
  record: { columns: head, states },
} = texts;

/** The sums of a day in the host record. */
export const recordDays: DaySums<LiveDay> = [
  { title: head.minutes, value: ({ minutes }) => minutes },
  { title: head.diamonds, value: ({ diamonds }) => diamonds },
];

export const recordColumns: Column<HostRecord>[] = [
  {
    field: 'image',
    title: head.image,
    card: 'picture',
    value: ({ image, userId }) => <Picture image={image} name={userId.username} />,
  },
  {
    field: 'userId.username',
    title: head.host,
    card: 'title',
    value: ({ userId, channelName }) => (
      <div className={cell.names}>
        <Clip className={classes.name}>{userId.username}</Clip>
        <Clip className={cell.second}>{channelName}</Clip>
      </div>
    ),
  },
  {
    field: 'agencyCode',
    title: head.agency,
    value: ({ agencyCode }) => <code translate="no">{agencyCode}</code>,
  },
  {
    field: 'totalTime',
    title: head.minutes,
    sort: 'minutes',
    align: 'end',
    value: ({ totalTime }) => formatNumber(totalTime),
  },
  {
    field: 'diamond',
    title: head.diamonds,
    sort: 'diamonds',
    align: 'end',
    value: ({ diamond }) => formatNumber(diamond),
  },
  {
    field: 'createDate',
    title: head.joined,
    sort: 'createdAt',
    value: ({ createDate }) => (
      <time dateTime={createDate} title={formatDateTime(createDate)}>
        {formatDate(createDate)}
      </time>
    ),
  },
  {
    field: 'status',
    title: head.status,
    card: 'badge',
    value: ({ status }) => (
      <StatusBadge tone={status === 'live' ? 'good' : 'calm'}>{states[status]}</StatusBadge>
    ),
  },
];
