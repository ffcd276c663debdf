import { useSearchParams } from 'react-router-dom';
import { useFetchOrderQuery, type OrderDetails } from '../../api/orders.gen';
import { CopyText } from '../../components/base/copy-text';
import { Page } from '../../components/base/page';
import { PageSkeleton } from '../../components/base/page-skeleton';
import { ScreenLink } from '../../components/base/rights/screen-link';
import { Sheet } from '../../components/base/sheet';
import { ErrorState, NotFoundState } from '../../components/base/state-views';
import { Warning } from '../../components/decision-queue/evidence';
import { RecordFacts } from '../../components/record-form/record-facts';
import { formatDateTime, formatNumber, formatRupees } from '../../lib/format';
import { paths } from '../../lib/paths';
import { OrderState } from './order-state';
import classes from './orders.module.css';
import { texts } from './orders.texts';

const { heads, page: text } = texts;

/** One order: what was bought, how its payment went, and what happened when. */
export function OrderPage() {
  const id = useSearchParams()[0].get('id');
  return id ? <OneOrder key={id} id={id} /> : <NotFoundState />;
}

function OneOrder({ id }: { id: string }) {
  const { currentData, error, refetch } = useFetchOrderQuery({ id });
  if (error && !currentData) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!currentData) return <PageSkeleton />;
  const order = currentData.details;
  return (
    <Page title={text.title(order.planTitle)} width="narrow">
      <div className={classes.sheets}>
        <Problem order={order} />
        <Sheet title={text.about}>
          <RecordFacts label={text.about} facts={factsOf(order)} />
        </Sheet>
        <Sheet title={text.events}>
          <ol className={classes.events}>
            {order.events.map(({ kind, at, note }) => (
              <li key={`${kind} ${at}`}>
                <time dateTime={at}>{formatDateTime(at)}</time>
                <span>{texts.events[kind]}</span>
                {note && <span className={classes.note}>{note}</span>}
              </li>
            ))}
          </ol>
        </Sheet>
      </div>
    </Page>
  );
}

function Problem({ order: { problem, problemNote, amount } }: { order: OrderDetails }) {
  if (!problem) return null;
  return (
    <Warning
      title={texts.problem}
      hint={
        problem === 'amount' ? texts.problems.amount(problemNote, priceOf(amount)) : texts.problems.account
      }
    />
  );
}

/** Formats paise as rupees. */
const priceOf = (amount: number) => formatRupees(amount / 100);

const timeOf = (time: string | undefined) => time && <time dateTime={time}>{formatDateTime(time)}</time>;

const factsOf = (order: OrderDetails) => [
  { label: heads.status, value: <OrderState order={order} /> },
  {
    label: heads.user,
    value: <ScreenLink to={paths.admin.user(order.user._id)}>{order.user.username}</ScreenLink>,
  },
  { label: heads.coins, value: formatNumber(order.coins) },
  { label: heads.amount, value: priceOf(order.amount) },
  { label: heads.createdAt, value: timeOf(order.createdAt) },
  { label: heads.paidAt, value: timeOf(order.paidAt) ?? text.none },
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
