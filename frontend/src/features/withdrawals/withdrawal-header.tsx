import { Button } from '@mantine/core';
import { IconPrinter, IconUsersGroup } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { Withdrawal } from '../../api/withdrawals.gen';
import cell from '../../components/base/cell.module.css';
import { toneOf } from '../../components/decision-queue/decisions';
import { Picture } from '../../components/base/picture';
import { StatusBadge } from '../../components/base/status-badge';
import { formatAgo, formatDateTime, formatNumber } from '../../lib/format';
import { paths } from '../../lib/paths';
import { RecordDecision } from './record-decision';
import classes from './withdrawals.module.css';
import { texts } from './withdrawals.texts';

const { record, second } = texts;

/** The header of a request: user, coins, age, state and actions. */
export function WithdrawalHeader({ request }: { request: Withdrawal }) {
  const { _id, userId, coins, createdAt, status, reason, decidedBy } = request;
  return (
    <>
      <header className={classes.header}>
        <Picture image={userId.picture} name={userId.username} width={96} height={96} />
        <div className={classes.headline}>
          <h1 translate="no" className={classes.title}>
            {userId.username}
          </h1>
          <p className={classes.amount}>
            <strong>{formatNumber(coins)}</strong> {record.coins.toLowerCase()},{' '}
            <time dateTime={createdAt} title={formatDateTime(createdAt)}>
              {record.askedAgo(formatAgo(createdAt))}
            </time>
          </p>
          <div className={classes.badges}>
            <StatusBadge tone={toneOf(request)}>{texts.states[status]}</StatusBadge>
            {request.needsTwo && <StatusBadge tone="accent">{second.needed}</StatusBadge>}
            {request.exported && <StatusBadge tone="calm">{texts.exports.mark}</StatusBadge>}
            {status !== 0 && <span className={cell.second}>{texts.decidedBy(decidedBy)}</span>}
          </div>
          {status === 2 && reason && <q className={classes.reason}>{reason}</q>}
        </div>
        <div className={classes.actions}>
          {status === 1 && (
            <Button
              variant="default"
              component={Link}
              to={paths.admin.voucher(_id)}
              leftSection={<IconPrinter size={16} />}
            >
              {record.voucher}
            </Button>
          )}
          <RecordDecision request={request} />
        </div>
      </header>
      <SecondAdmin request={request} />
    </>
  );
}

/** Says who made the first of two decisions. */
function SecondAdmin({ request }: { request: Withdrawal }) {
  const { agreedOn, agreedBy, agreedByYou, agreedReason, obstacle } = request;
  if (!agreedOn) return null;
  return (
    <div role="status" className={classes.agreement}>
      <IconUsersGroup size={20} aria-hidden />
      <div>
        <p className={classes.agreementTitle}>
          {agreedByYou ? second.titleByYou[agreedOn] : second.title[agreedOn](agreedBy)}
        </p>
        <p>{second.hint}</p>
        {obstacle && !agreedByYou && <p>{obstacle}.</p>}
        {agreedReason && <q>{agreedReason}</q>}
      </div>
    </div>
  );
}
