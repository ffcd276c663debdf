import { Button } from '@mantine/core';
import { IconReceiptRefund } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFetchOrderQuery, type OrderDetails } from '../../api/orders.gen';
import { CopyText } from '../../components/base/copy-text';
import { Page } from '../../components/base/page';
import { PageSkeleton } from '../../components/base/page-skeleton';
import { onDemand } from '../../components/base/on-demand';
import { IfMay } from '../../components/base/rights/if-may';
import { ScreenLink } from '../../components/base/rights/screen-link';
import { Sheet } from '../../components/base/sheet';
import { ErrorState, NotFoundState } from '../../components/base/state-views';
import { RecordFacts } from '../../components/record-form/record-facts';
import { formatDateTime, formatNumber } from '../../lib/format';
import { paths } from '../../lib/paths';
import { MoneyBackList } from './money-back-list';
import { OrderState } from './order-state';
import { OrderWarnings } from './order-warnings';
import { inRupees } from './rupees';
import classes from './orders.module.css';
import { texts } from './orders.texts';

const { heads, page: text } = texts;

const RefundDialog = onDemand(async () => (await import('./refund-dialog')).RefundDialog);

/** One order: what was bought, how its payment went, what went back, and what happened when. */
export function OrderPage() {
  const id = useSearchParams()[0].get('id');
  return id ? <OneOrder key={id} id={id} /> : <NotFoundState />;
}

function OneOrder({ id }: { id: string }) {
  const { currentData, error, refetch } = useFetchOrderQuery({ id });
  if (error && !currentData) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!currentData) return <PageSkeleton />;
  const order = currentData.details;
  const { refunds, disputes } = order;
  return (
    <Page title={text.title(order.planTitle)} width="narrow" actions={<Refund order={order} />}>
      <div className={classes.sheets}>
        <OrderWarnings order={order} />
        <Sheet title={text.about}>
          <RecordFacts label={text.about} facts={factsOf(order)} />
        </Sheet>
        {refunds.length + disputes.length > 0 && (
          <Sheet title={text.refunds}>
            <MoneyBackList refunds={refunds} disputes={disputes} />
          </Sheet>
        )}
        <Sheet title={text.events}>
          <ol className={classes.events}>
            {order.events.map(({ kind, at, note, amount, by }) => (
              <li key={`${kind} ${at}`}>
                <time dateTime={at}>{formatDateTime(at)}</time>
                <span>
                  {[texts.events[kind], amount && inRupees(amount), by].filter(Boolean).join(' · ')}
                </span>
                {note && <span className={classes.note}>{note}</span>}
              </li>
            ))}
          </ol>
        </Sheet>
      </div>
    </Page>
  );
}

/** The button for a refund, while there is something to refund. */
function Refund({ order }: { order: OrderDetails }) {
  const [isOpen, setOpen] = useState(false);
  const isDisputed = order.disputes.some(({ state }) => state === 'open');
  if (!order.refundable || isDisputed || order.waiting) return null;
  return (
    <IfMay right="orders.refund">
      <Button
        variant="default"
        leftSection={<IconReceiptRefund size={16} />}
        onPointerEnter={RefundDialog.preload}
        onClick={() => setOpen(true)}
      >
        {texts.refund.button}
      </Button>
      {isOpen && <RefundDialog order={order} onClose={() => setOpen(false)} />}
    </IfMay>
  );
}

const timeOf = (time: string | undefined) => time && <time dateTime={time}>{formatDateTime(time)}</time>;

const factsOf = (order: OrderDetails) => [
  { label: heads.status, value: <OrderState order={order} /> },
  {
    label: heads.user,
    value: <ScreenLink to={paths.admin.user(order.user._id)}>{order.user.username}</ScreenLink>,
  },
  { label: heads.coins, value: formatNumber(order.coins) },
  { label: heads.amount, value: inRupees(order.amount) },
  { label: heads.createdAt, value: timeOf(order.createdAt) },
  { label: heads.paidAt, value: timeOf(order.paidAt) ?? text.none },
  ...(order.moneyBack
    ? [
        { label: text.moneyBack, value: inRupees(order.moneyBack) },
        { label: text.coinsBack, value: formatNumber(order.coinsBack) },
      ]
    : []),
  {
    label: text.payment,
    value: order.payment ? <CopyText value={order.payment} label={text.payment} /> : text.none,
    wide: true,
  },
  { label: text.number, value: <CopyText value={order._id} label={text.number} />, wide: true },
  ...(order.entry
    ? [
        {
          label: text.entry,
          value: (
            <ScreenLink to={`${paths.admin.ledger(`user:${order.user._id}`)}?kind=purchase`}>
              {text.statement}
            </ScreenLink>
          ),
          wide: true,
        },
      ]
    : []),
];
