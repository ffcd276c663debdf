import { Skeleton } from '@mantine/core';
import { useListOrdersQuery } from '../../api/orders.gen';
import { IfMay } from '../../components/base/rights/if-may';
import { ScreenLink } from '../../components/base/rights/screen-link';
import { Sheet } from '../../components/base/sheet';
import { ErrorState } from '../../components/base/state-views';
import { formatDate } from '../../lib/format';
import { paths } from '../../lib/paths';
import { OrderState } from './order-state';
import { inRupees } from './rupees';
import classes from './orders.module.css';
import { texts } from './orders.texts';

const { ofUser: text } = texts;
const ROWS = 5;

/** The latest orders of a user, for those who may see orders. */
export const UserOrders = ({ user }: { user: string }) => (
  <IfMay right="orders.read">
    <LatestOrders user={user} />
  </IfMay>
);

function LatestOrders({ user }: { user: string }) {
  const { currentData, error, refetch } = useListOrdersQuery({ user, page: 1, limit: ROWS });
  const orders = currentData?.details;
  return (
    <Sheet
      title={text.title}
      actions={
        (currentData?.total ?? 0) > ROWS && (
          <ScreenLink to={paths.admin.ordersOf(user)}>{text.all}</ScreenLink>
        )
      }
    >
      {error && !currentData ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !orders ? (
        <Skeleton height={110} />
      ) : orders.length ? (
        <ul className={classes.latest}>
          {orders.map((order) => (
            <li key={order._id}>
              <ScreenLink to={paths.admin.order(order._id)}>{order.planTitle}</ScreenLink>
              <span className={classes.price}>{inRupees(order.amount)}</span>
              <OrderState order={order} />
              <time dateTime={order.createdAt}>{formatDate(order.createdAt)}</time>
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes.nothing}>{text.none}</p>
      )}
    </Sheet>
  );
}
