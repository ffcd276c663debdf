import {
  useFetchCoinTotalsQuery,
  useListReceivedCoinsQuery,
  useListSentCoinsQuery,
  type ReceivedCoins,
  type SentCoins,
} from '../../api/recharge.gen';
import { Avatar } from '../../components/avatar';
import cell from '../../components/cell.module.css';
import { ListSection } from '../../components/list-page/list-section';
import type { Column } from '../../components/list-page/list.types';
import { Page } from '../../components/page';
import { formatDateTime, formatNumber } from '../../lib/format';
import { useListState } from '../../lib/use-list-state';
import classes from './coins.module.css';
import { texts } from './coins.texts';
import { TransferState } from './transfer-state';
import { TransferTotals } from './transfer-totals';

const { sent, received } = texts;
const When = ({ at }: { at: string }) => <time dateTime={at}>{formatDateTime(at)}</time>;

const sentColumns: Column<SentCoins>[] = [
  {
    title: sent.heads.user,
    card: 'title',
    value: ({ userId, name, image }) => (
      <div className={classes.person}>
        <Avatar image={image} size={36} />
        <span className={classes.names}>
          <span className={classes.name}>{userId}</span>
          <span className={cell.second}>{name}</span>
        </span>
      </div>
    ),
  },
  { title: sent.heads.coin, align: 'end', value: ({ coin }) => formatNumber(coin) },
  { title: sent.heads.date, value: ({ createdAt }) => <When at={createdAt} /> },
  { title: sent.heads.status, card: 'badge', value: (row) => <TransferState transfer={row} /> },
];

const receivedColumns: Column<ReceivedCoins>[] = [
  { title: received.heads.from, card: 'title', value: ({ from }) => <strong>{from}</strong> },
  { title: received.heads.coin, align: 'end', value: ({ coin }) => formatNumber(coin) },
  { title: received.heads.date, value: ({ createdAt }) => <When at={createdAt} /> },
  { title: received.heads.status, card: 'badge', value: (row) => <TransferState transfer={row} received /> },
];

/** The coins that the coin agency sent to users. */
export function SentCoinsPage() {
  const list = useListState();
  const { page, limit } = list.arg;
  const history = useListSentCoinsQuery({ historyDto: { page, limit } });
  const totals = useFetchCoinTotalsQuery().data?.details;
  return (
    <Page title={sent.title}>
      {totals && <TransferTotals label={texts.totals.sent} net={totals.sent} back={totals.sentBack} />}
      <ListSection
        title={sent.title}
        list={list}
        query={history}
        rows={history.data?.history}
        total={history.data?.total}
        columns={sentColumns}
        rowName={({ userId }) => userId}
        empty={sent.empty}
      />
    </Page>
  );
}

/** The coins that the coin agency received from the platform. */
export function ReceivedCoinsPage() {
  const list = useListState();
  const { page, limit } = list.arg;
  const history = useListReceivedCoinsQuery({ historyDto: { page, limit } });
  const owner = history.data?.owner;
  return (
    <Page title={received.title}>
      {owner && (
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
        rowName={({ createdAt }) => formatDateTime(createdAt)}
        empty={received.empty}
      />
    </Page>
  );
}
