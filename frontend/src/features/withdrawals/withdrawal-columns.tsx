import clsx from 'clsx';
import type { Withdrawal } from '../../api/withdrawals.gen';
import { AgencyCell } from '../../components/base/agency-cell';
import { Clip } from '../../components/base/clip';
import cell from '../../components/base/cell.module.css';
import { toneOf } from '../../components/decision-queue/decisions';
import { RowName } from '../../components/decision-queue/row-name';
import { WaitingSince } from '../../components/decision-queue/waiting-since';
import type { Column } from '../../components/base/list-page/list.types';
import { StatusBadge } from '../../components/base/status-badge';
import { formatNumber } from '../../lib/format';
import { paths } from '../../lib/paths';
import { marksOf } from './withdrawal-marks';
import { shortAccount } from './withdrawal-states';
import classes from './withdrawals.module.css';
import { texts } from './withdrawals.texts';

const { columns: head } = texts;

export const withdrawalColumns = (skipped: ReadonlyMap<string, string>): Column<Withdrawal>[] => [
  {
    field: 'userId.username',
    title: head.username,
    card: 'title',
    sort: 'username',
    value: (request) => (
      <RowName
        name={request.userId.username}
        to={paths.admin.withdrawal(request.userId._id, request._id)}
        skipped={skipped.get(request._id)}
        marks={marksOf(request)}
      />
    ),
  },
  {
    field: 'userId.name',
    title: head.name,
    value: ({ userId }) => <Clip className={classes.line}>{userId.name}</Clip>,
  },
  {
    field: 'agencyCode',
    title: head.agency,
    minor: 'details',
    value: ({ agencyCode, agencyName }) =>
      agencyCode ? (
        <div className={classes.agency}>
          <AgencyCell code={agencyCode} name={agencyName} />
        </div>
      ) : (
        '–'
      ),
  },
  {
    field: 'coins',
    title: head.coins,
    align: 'end',
    value: ({ coins }) => formatNumber(coins),
  },
  {
    field: 'createdAt',
    title: head.asked,
    minor: true,
    value: ({ createdAt, status }) => <WaitingSince at={createdAt} waits={status === 0} />,
  },
  {
    field: 'accountNo',
    title: head.account,
    value: ({ accountNo }) => <span className={classes.account}>{shortAccount(accountNo)}</span>,
  },
  {
    field: 'bankName',
    title: head.bank,
    value: ({ bankName }) => <Clip className={clsx(classes.line, classes.bank)}>{bankName}</Clip>,
  },
  {
    field: 'ifscCode',
    title: head.ifsc,
    value: ({ ifscCode }) => (
      <code translate="no" className={classes.code}>
        {ifscCode}
      </code>
    ),
  },
  {
    field: 'status',
    title: head.status,
    card: 'badge',
    value: (request) => <WithdrawalState request={request} />,
  },
];

/** The state, the person who decided, and whether the request waits for a second admin. */
export function WithdrawalState({ request }: { request: Withdrawal }) {
  const { status, agreedOn, needsTwo, decidedBy, reason, exported } = request;
  return (
    <div className={cell.names}>
      <StatusBadge tone={toneOf(request)}>{texts.states[status]}</StatusBadge>
      {agreedOn !== null && <Agreement request={request} on={agreedOn as 1 | 2} />}
      {status === 0 && needsTwo && agreedOn === null && (
        <span className={cell.second} title={texts.second.neededHint}>
          {texts.second.needed}
        </span>
      )}
      {status !== 0 && decidedBy && (
        <span className={cell.second} title={reason || undefined}>
          {texts.decidedBy(decidedBy)}
        </span>
      )}
      {exported && <span className={cell.second}>{texts.exports.mark}</span>}
    </div>
  );
}

/** The first of two agreements: this row waits for another admin. */
function Agreement({ request, on }: { request: Withdrawal; on: 1 | 2 }) {
  const { agreedBy, agreedByYou, obstacle } = request;
  const { first, you, title, titleByYou } = texts.second;
  return (
    <span className={classes.waits} title={agreedByYou ? titleByYou[on] : (obstacle ?? title[on](agreedBy))}>
      {first[on](agreedByYou ? you : agreedBy)}
    </span>
  );
}
