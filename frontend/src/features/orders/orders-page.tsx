import { ordersList } from '../../api/orders.lists.gen';
import { useListOrdersQuery, type Order } from '../../api/orders.gen';
import cell from '../../components/base/cell.module.css';
import { byCoins } from '../../components/base/filters/coin-filter';
import { linked, listFilters } from '../../components/base/filters/list-filters';
import { useListFilters } from '../../components/base/filters/use-list-filters';
import { ListPage } from '../../components/base/list-page/list-page';
import type { Column } from '../../components/base/list-page/list.types';
import { Picture } from '../../components/base/picture';
import { ScreenLink } from '../../components/base/rights/screen-link';
import { planPicker } from '../../components/pickers/plan';
import { PurchasesOff } from '../../components/purchases/purchases-off';
import { formatDateTime, formatNumber, formatRupees } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useListState } from '../../lib/use-list-state';
import { OrderState } from './order-state';
import classes from './orders.module.css';
import { texts } from './orders.texts';

const { heads, filters: label } = texts;

const columns: Column<Order>[] = [
  {
    field: 'user.picture',
    title: heads.image,
    card: 'picture',
    value: ({ user: { picture, username } }) => <Picture image={picture} name={username} />,
  },
  {
    field: 'user.username',
    title: heads.user,
    card: 'title',
    value: ({ _id, user: { username, name } }) => (
      <span className={classes.names}>
        <ScreenLink to={paths.admin.order(_id)} className={cell.link}>
          {username}
        </ScreenLink>
        <span translate="no" className={cell.second}>
          {name}
        </span>
      </span>
    ),
  },
  { field: 'planTitle', title: heads.plan, value: ({ planTitle }) => planTitle },
  {
    field: 'coins',
    title: heads.coins,
    align: 'end',
    value: ({ coins, owed }) => (
      <span className={classes.sum}>
        {formatNumber(coins)}
        {owed > 0 && <span className={cell.second}>{texts.owes(owed)}</span>}
      </span>
    ),
  },
  { field: 'amount', title: heads.amount, align: 'end', value: ({ amount }) => formatRupees(amount / 100) },
  { field: 'status', title: heads.status, card: 'badge', value: (order) => <OrderState order={order} /> },
  {
    field: 'createdAt',
    title: heads.createdAt,
    value: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
  },
];

const filters = listFilters(ordersList, {
  status: [label.status, texts.states],
  plan: [label.plan, planPicker],
  mark: label.mark,
  days: label.days,
  ...byCoins,
  user: linked(() => label.ofUser),
});

/** The orders of coins that users pay for. */
export function OrdersPage() {
  const list = useListState(ordersList);
  const { values, filterBar, emptyOr } = useListFilters(filters);
  const orders = useListOrdersQuery({ ...list.arg, ...values });
  return (
    <ListPage
      above={<PurchasesOff />}
      list={list}
      query={orders}
      rows={orders.data?.details}
      total={orders.data?.total}
      columns={columns}
      rowName={({ user, planTitle }) => `${planTitle}, ${user.username}`}
      searchLabel={texts.search}
      filterBar={filterBar}
      empty={emptyOr(texts.empty)}
    />
  );
}
