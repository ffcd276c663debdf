import { rechargesList } from '../../api/recharge.lists.gen';
import { useListRechargesQuery, type Recharge } from '../../api/recharge.gen';
import cell from '../../components/base/cell.module.css';
import { byCoins } from '../../components/base/filters/coin-filter';
import { listFilters } from '../../components/base/filters/list-filters';
import { useListFilters } from '../../components/base/filters/use-list-filters';
import { coinAgencyPicker } from '../../components/pickers/coin-agency';
import { ListPage } from '../../components/base/list-page/list-page';
import { shownDays } from '../../components/base/list-page/list-days';
import type { Column } from '../../components/base/list-page/list.types';
import { Picture } from '../../components/base/picture';
import { formatDateTime, formatNumber } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useListState } from '../../lib/use-list-state';
import { coinDays } from './coin-days';
import classes from './coins.module.css';
import { texts } from './coins.texts';
import { MovementSum } from './movement-sum';
import { transferDetails } from './transfer-details';
import { TransferState } from './transfer-state';
import { ScreenLink } from '../../components/base/rights/screen-link';

const { recharges: text } = texts;

const columns: Column<Recharge>[] = [
  {
    field: 'image',
    title: text.heads.image,
    card: 'picture',
    value: ({ image, userId }) => <Picture image={image} name={userId} />,
  },
  { field: 'to', title: text.heads.to, value: ({ to }) => text.to[to] },
  {
    field: 'userId',
    title: text.heads.userId,
    card: 'title',
    value: ({ userId, name, account }) => (
      <span className={classes.names}>
        <ScreenLink to={paths.admin.ledger(account)} className={cell.link}>
          {userId}
        </ScreenLink>
        <span translate="no" className={cell.second}>
          {name}
        </span>
      </span>
    ),
  },
  {
    field: 'sender',
    title: text.heads.from,
    value: ({ coinAgency, sender, salaryRun, note }) => (
      <span className={classes.names}>
        <span>{sender}</span>
        {salaryRun && (
          <ScreenLink to={paths.admin.salaryRun(salaryRun)} className={classes.code}>
            {text.salaryRun}
          </ScreenLink>
        )}
        {note && <span className={cell.second}>{note}</span>}
        {coinAgency && (
          <ScreenLink to={paths.admin.transactions(coinAgency)} className={classes.code}>
            {coinAgency}
          </ScreenLink>
        )}
      </span>
    ),
  },
  { field: 'coin', title: text.heads.coin, align: 'end', value: ({ coin }) => formatNumber(coin) },
  {
    field: 'createdAt',
    title: text.heads.createdAt,
    value: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
  },
  {
    field: 'state',
    title: text.heads.status,
    card: 'badge',
    value: (row) => <TransferState transfer={row} />,
  },
];

const { filters: label } = texts;
const filters = listFilters(rechargesList, {
  flow: [label.flow, label.flows],
  coinAgency: [label.coinAgency, coinAgencyPicker],
  days: label.date,
  ...byCoins,
});

/** All coins sent by the platform and by coin agencies. */
export function RechargeHistoryPage() {
  const list = useListState(rechargesList);
  const { page, limit, search, sort } = list.arg;
  const { values, filterBar, emptyOr } = useListFilters(filters);
  const recharges = useListRechargesQuery({ page, limit, search, sort, daySums: true, ...values });
  return (
    <ListPage
      list={list}
      query={recharges}
      rows={recharges.data?.data}
      total={recharges.data?.total}
      columns={columns}
      days={shownDays(recharges.data?.days, coinDays)}
      rowName={({ userId }) => userId}
      details={transferDetails}
      searchLabel={text.search}
      filterBar={filterBar}
      bar={<MovementSum coins={recharges.data?.coins} />}
      empty={emptyOr(text.empty)}
    />
  );
}
