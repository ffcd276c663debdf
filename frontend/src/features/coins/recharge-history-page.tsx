import { Link } from 'react-router-dom';
import { useListRechargesQuery, type Recharge } from '../../api/recharge.gen';
import cell from '../../components/cell.module.css';
import { ListPage } from '../../components/list-page/list-page';
import type { Column } from '../../components/list-page/list.types';
import { Picture } from '../../components/picture';
import { formatDateTime, formatNumber } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useListState } from '../../lib/use-list-state';
import classes from './coins.module.css';
import { texts } from './coins.texts';
import { TransferState } from './transfer-state';

const { recharges: text } = texts;

const columns: Column<Recharge>[] = [
  {
    title: text.heads.image,
    card: 'picture',
    value: ({ image, userId }) => <Picture image={image} name={userId} />,
  },
  { title: text.heads.to, value: ({ to }) => text.to[to] },
  {
    title: text.heads.userId,
    card: 'title',
    value: ({ userId, name, account }) => (
      <span className={classes.names}>
        <Link to={paths.admin.ledger(account)} className={cell.link}>
          {userId}
        </Link>
        <span className={cell.second}>{name}</span>
      </span>
    ),
  },
  {
    title: text.heads.from,
    value: ({ coinAgency, sender }) => (
      <span className={classes.names}>
        <span>{sender}</span>
        {coinAgency && (
          <Link to={paths.admin.transactions(coinAgency)} className={classes.code}>
            {coinAgency}
          </Link>
        )}
      </span>
    ),
  },
  { title: text.heads.coin, align: 'end', value: ({ coin }) => formatNumber(coin) },
  {
    title: text.heads.createdAt,
    value: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
  },
  { title: text.heads.status, card: 'badge', value: (row) => <TransferState transfer={row} /> },
];

/** All coins sent by the platform and by coin agencies. */
export function RechargeHistoryPage() {
  const list = useListState();
  const { page, limit, search } = list.arg;
  const recharges = useListRechargesQuery({ page, limit, search });
  return (
    <ListPage
      list={list}
      query={recharges}
      rows={recharges.data?.data}
      total={recharges.data?.total}
      columns={columns}
      rowName={({ userId }) => userId}
      searchLabel={text.search}
      empty={text.empty}
    />
  );
}
