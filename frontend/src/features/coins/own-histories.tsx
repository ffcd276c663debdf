import { receivedCoinsList, sentCoinsList } from '../../api/recharge.lists.gen';
import {
  useListReceivedCoinsQuery,
  useListSentCoinsQuery,
  type ReceivedCoins,
  type SentCoins,
} from '../../api/recharge.gen';
import { useCoinTotals } from '../../components/use-coin-totals';
import { Avatar } from '../../components/base/avatar';
import cell from '../../components/base/cell.module.css';
import { byCoins } from '../../components/base/filters/coin-filter';
import { listFilters } from '../../components/base/filters/list-filters';
import { useListFilters } from '../../components/base/filters/use-list-filters';
import { ListSection } from '../../components/base/list-page/list-section';
import { shownDays } from '../../components/base/list-page/list-days';
import type { Column } from '../../components/base/list-page/list.types';
import { Page } from '../../components/base/page';
import { formatDateTime, formatNumber } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useListState } from '../../lib/use-list-state';
import { coinDays } from './coin-days';
import classes from './coins.module.css';
import { texts } from './coins.texts';
import { MovementSum } from './movement-sum';
import { transferDetails } from './transfer-details';
import { TransferState } from './transfer-state';
import { TransferTotals } from './transfer-totals';

const { sent, received, filters: label } = texts;
const common = { days: label.date, ...byCoins, coinAgency: false } as const;
const sentFilters = listFilters(sentCoinsList, { flow: [label.flow, label.sold], ...common });
const receivedFilters = listFilters(receivedCoinsList, {
  flow: [label.flow, label.received],
  ...common,
});
const When = ({ at }: { at: string }) => <time dateTime={at}>{formatDateTime(at)}</time>;

const sentColumns: Column<SentCoins>[] = [
  {
    field: 'userId',
    title: sent.heads.user,
    card: 'title',
    value: ({ userId, name, image }) => (
      <div className={classes.person}>
        <Avatar image={image} size={36} />
        <span className={classes.names}>
          <span translate="no" className={classes.name}>
            {userId}
          </span>
          <span translate="no" className={cell.second}>
            {name}
          </span>
        </span>
      </div>
    ),
  },
  { field: 'coin', title: sent.heads.coin, align: 'end', value: ({ coin }) => formatNumber(coin) },
  {
    field: 'createdAt',
    title: sent.heads.date,
    value: ({ createdAt }) => <When at={createdAt} />,
  },
  {
    field: 'state',
    title: sent.heads.status,
    card: 'badge',
    value: (row) => <TransferState transfer={row} />,
  },
];

const receivedColumns: Column<ReceivedCoins>[] = [
  { field: 'from', title: received.heads.from, card: 'title', value: ({ from }) => <strong>{from}</strong> },
  { field: 'coin', title: received.heads.coin, align: 'end', value: ({ coin }) => formatNumber(coin) },
  {
    field: 'createdAt',
    title: received.heads.date,
    value: ({ createdAt }) => <When at={createdAt} />,
  },
  {
    field: 'state',
    title: received.heads.status,
    card: 'badge',
    value: (row) => <TransferState transfer={row} received />,
  },
];

/** Returns the address of the receipt; only sends have one. */
const receiptOf = ({ _id, kind }: SentCoins) => (kind ? undefined : paths.coin.receipt(_id));
const sentDetails = { ...transferDetails, to: receiptOf };

/** The coins that the coin agency sent to users. */
export function SentCoinsPage() {
  const list = useListState(sentCoinsList);
  const { page, limit, search, sort } = list.arg;
  const { values, filtered, filterBar, emptyOr } = useListFilters(sentFilters);
  const history = useListSentCoinsQuery({
    sentHistoryDto: { page, limit, search, sort, daySums: true, ...values },
  });
  const totals = useCoinTotals().data?.details;
  return (
    <Page title={sent.title}>
      {totals && !filtered && !search && (
        <TransferTotals label={texts.totals.sent} net={totals.sent} back={totals.sentBack} />
      )}
      <ListSection
        title={sent.title}
        list={list}
        query={history}
        rows={history.data?.history}
        total={history.data?.total}
        columns={sentColumns}
        days={shownDays(history.data?.days, coinDays)}
        details={sentDetails}
        searchLabel={sent.search}
        rowName={({ userId }) => userId}
        actions={({ _id, kind }) =>
          kind ? [] : [{ label: texts.receipt.open, to: paths.coin.receipt(_id) }]
        }
        filterBar={filterBar}
        bar={<MovementSum coins={history.data?.coins} />}
        empty={emptyOr(sent.empty)}
      />
    </Page>
  );
}

/** The coins that the coin agency received from the platform. */
export function ReceivedCoinsPage() {
  const list = useListState(receivedCoinsList, { name: 'received-coins' });
  const { page, limit, sort } = list.arg;
  const { values, filtered, filterBar, emptyOr } = useListFilters(receivedFilters);
  const history = useListReceivedCoinsQuery({ historyDto: { page, limit, sort, daySums: true, ...values } });
  const owner = history.data?.owner;
  return (
    <Page title={received.title}>
      {owner && !filtered && (
        <TransferTotals
          label={texts.totals.received}
          net={owner.received}
          back={owner.receivedBack}
          opening={owner.opening}
        />
      )}
      <ListSection
        title={received.title}
        list={list}
        query={history}
        rows={history.data?.received}
        total={history.data?.total}
        columns={receivedColumns}
        days={shownDays(history.data?.days, coinDays)}
        rowName={({ createdAt }) => formatDateTime(createdAt)}
        details={transferDetails}
        filterBar={filterBar}
        bar={<MovementSum coins={history.data?.coins} />}
        empty={emptyOr(received.empty)}
      />
    </Page>
  );
}
