import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { waitingSendsList } from '../../api/recharge.lists.gen';
import {
  useDecideSelectedSendsMutation,
  useDecideWaitingSendMutation,
  type BulkWaitingDto,
  type WaitingSend,
} from '../../api/recharge.gen';
import { Avatar } from '../../components/base/avatar';
import type { BulkAction } from '../../components/bulk/bulk.types';
import { useBulk } from '../../components/bulk/use-bulk';
import cell from '../../components/base/cell.module.css';
import { ListSection } from '../../components/base/list-page/list-section';
import { texts as shared } from '../../components/base/components.texts';
import type { Column, RowAction } from '../../components/base/list-page/list.types';
import type { Question } from '../../components/base/confirm';
import { WaitingSince } from '../../components/decision-queue/waiting-since';
import { Page } from '../../components/base/page';
import { ReasonDialog } from '../../components/record-form/reason-dialog';
import { useInstantRows } from '../../components/base/use-instant';
import { formatNumber } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useListState } from '../../lib/use-list-state';
import classes from './approvals.module.css';
import { texts } from './approvals.texts';
import { useWaitingSends } from './use-waiting-sends';
import { useMay } from '../../lib/rights';
import { ScreenLink } from '../../components/base/rights/screen-link';

const { heads: head } = texts;

const columns: Column<WaitingSend>[] = [
  {
    field: 'userId',
    title: head.recipient,
    card: 'title',
    width: 190,
    value: ({ to, userId, name, image, account, closes, closeReason, order, refundReason, import: run }) => (
      <div className={classes.person}>
        {!run && !order && <Avatar image={image} size={40} />}
        <span className={cell.names}>
          <ScreenLink to={placeOf({ account, order, import: run })} className={cell.link}>
            {userId}
          </ScreenLink>
          <span className={cell.second}>{secondLine({ to, name, closes, order, import: run })}</span>
          {(closes || order) && (
            <span className={cell.second}>{texts.because(closeReason || refundReason)}</span>
          )}
        </span>
      </div>
    ),
  },
  { field: 'coin', title: head.coin, align: 'end', value: ({ coin }) => formatNumber(coin) },
  {
    field: 'askedBy',
    title: head.askedBy,
    value: ({ askedBy, own, obstacle }) => (
      <span className={cell.names}>
        <span>{own ? texts.you : askedBy}</span>
        {obstacle && <span className={cell.second}>{own ? texts.ownHint : obstacle}</span>}
      </span>
    ),
  },
  {
    field: 'createdAt',
    title: head.date,
    value: ({ createdAt }) => <WaitingSince at={createdAt} waits />,
  },
];

const placeOf = ({ account, order, import: run }: Pick<WaitingSend, 'account' | 'order' | 'import'>) => {
  if (run) return paths.admin.salaryRun(run);
  return order ? paths.admin.order(order) : paths.admin.ledger(account);
};

const secondLine = ({
  to,
  name,
  closes,
  order,
  import: run,
}: Pick<WaitingSend, 'to' | 'name' | 'closes' | 'order' | 'import'>) => {
  if (run) return texts.run;
  if (order) return texts.refund;
  return closes ? texts.closing(name) : texts.named(name, to);
};

function questionOf(send: WaitingSend): Question {
  const { coin, userId, askedBy, closes, closeReason, order, refundReason, import: run } = send;
  if (closes)
    return {
      title: texts.closeTitle(coin, userId),
      effect: texts.closeEffect(askedBy, closeReason),
      yes: texts.closeYes(coin),
      danger: true,
    };
  if (order)
    return {
      title: texts.refundTitle(userId),
      effect: texts.refundEffect(askedBy, refundReason, coin),
      yes: texts.refundYes,
      danger: true,
    };
  return {
    title: texts.confirmTitle(coin, userId),
    effect: run ? texts.runEffect(askedBy) : texts.confirmEffect(askedBy),
    yes: texts.confirmYes(coin),
    safe: true,
  };
}

const refusalOf = ({ closes, order, coin, userId }: WaitingSend) => {
  if (closes) return { title: texts.keepTitle(userId), effect: texts.keepEffect };
  if (order) return { title: texts.noRefundTitle(userId), effect: texts.noRefundEffect };
  return { title: texts.refuseTitle(coin, userId), effect: texts.refuseEffect };
};

const rowName = ({ coin, userId }: WaitingSend) => `${formatNumber(coin)} ${userId}`;

const bulkActions: readonly BulkAction[] = [
  { name: 'approve', right: 'coins.approve', ...texts.bulk.approve, final: true },
  { name: 'refuse', right: 'coins.approve', ...texts.bulk.refuse, danger: true, reason: 'required' },
];
const stale = ['recharge', 'orders', 'users', 'coin-panel', 'ledger', 'auth', 'batches', 'jobs'];
const what = (count: number, sends?: WaitingSend[]) =>
  texts.bulk.what(
    count,
    sends?.reduce((sum, { coin }) => sum + coin, 0),
  );

/**
 * Sends and refunds above the limit, and deletions of coin agencies that hold more than the limit. An authorised admin can confirm
 * them here; every admin can refuse them.
 */
export function WaitingCoinsPage() {
  const list = useListState(waitingSendsList);
  const { page, limit, sort } = list.arg;
  const sends = useWaitingSends({ page, limit, sort });
  const [decide] = useDecideWaitingSendMutation();
  const [decideSelected] = useDecideSelectedSendsMutation();
  const { selection, bar, foot } = useBulk<WaitingSend>({
    ...{ list, query: sends, rows: sends.data?.details, total: sends.data?.total, rowName },
    ...{ filter: {}, actions: bulkActions, what, stale },
    start: ({ action, value: _value, ...order }, _filter, key) =>
      decideSelected({
        bulkWaitingDto: { ...order, action: action as BulkWaitingDto['action'] },
        'Idempotency-Key': key,
      }).unwrap(),
  });
  const { runFor, isSending } = useInstantRows();
  const [refused, setRefused] = useState<WaitingSend>();
  const may = useMay();

  /** Confirms a send, and refetches on failure: another admin may have decided first. */
  async function confirm(send: WaitingSend) {
    const { _id: id } = send;
    const question = { ...questionOf(send), cancelled: shared.queue.nothingApproved };
    const done = await runFor(id, question, () => decide({ id, decideSendDto: { approve: true } }).unwrap());
    if (!done) void sends.refetch();
  }
  const actions = (send: WaitingSend): RowAction[] => {
    if (!may('coins.approve')) return [];
    const refuse = () => setRefused(send);
    if (send.own) return [{ label: texts.cancelRequest, danger: true, onClick: refuse }];
    const refusing = { label: texts.refuse, danger: true, onClick: refuse };
    if (!send.mayConfirm) return [refusing];
    return [{ label: texts.confirm, busy: isSending(send._id), onClick: () => void confirm(send) }, refusing];
  };

  return (
    <Page
      title={texts.title}
      actions={
        <Button component={Link} to={paths.admin.coinLimits} variant="default">
          {texts.limitsLink}
        </Button>
      }
    >
      {sends.data && sends.data.limits > 0 && (
        <p role="status" className={classes.notice}>
          <span>{texts.limitsWait(sends.data.limits)}</span>
          <Link to={paths.admin.coinLimits}>{texts.limitsReview}</Link>
        </p>
      )}
      <ListSection
        title={texts.title}
        list={list}
        live={false}
        query={sends}
        rows={sends.data?.details}
        total={sends.data?.total}
        columns={columns}
        rowName={rowName}
        actions={actions}
        selection={selection}
        bar={bar}
        foot={foot}
        empty={texts.empty}
      />
      {refused && (
        <ReasonDialog
          key={refused._id}
          {...refusalOf(refused)}
          label={texts.reason}
          hint={texts.recorded}
          yes={refused.own ? texts.cancelRequest : texts.refuse}
          danger
          onGive={(reason) => decide({ id: refused._id, decideSendDto: { approve: false, reason } }).unwrap()}
          onClose={() => {
            setRefused(undefined);
            void sends.refetch();
          }}
        />
      )}
    </Page>
  );
}
