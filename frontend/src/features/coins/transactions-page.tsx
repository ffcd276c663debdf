import { Button } from '@mantine/core';
import { Link, useParams } from 'react-router-dom';
import { receivedCoinsList } from '../../api/recharge.lists.gen';
import {
  useListReceivedCoinsQuery,
  useReturnCoinsMutation,
  type HistoryOwner,
  type ReceivedCoins,
} from '../../api/recharge.gen';
import { BackLink } from '../../components/base/back-link';
import { byCoins } from '../../components/base/filters/coin-filter';
import { listFilters } from '../../components/base/filters/list-filters';
import { useListFilters } from '../../components/base/filters/use-list-filters';
import { shownDays } from '../../components/base/list-page/list-days';
import type { Column } from '../../components/base/list-page/list.types';
import { ListSection } from '../../components/base/list-page/list-section';
import { Page } from '../../components/base/page';
import { StatusBadge } from '../../components/base/status-badge';
import { useInstantRows } from '../../components/base/use-instant';
import { formatDateTime, formatNumber } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useListState } from '../../lib/use-list-state';
import { coinDays } from './coin-days';
import classes from './coins.module.css';
import { texts } from './coins.texts';
import { fromCoinAgency } from './recipient';
import { RecipientCard } from './recipient-card';
import { transferDetails } from './transfer-details';
import { TransferState } from './transfer-state';
import { TransferTotals } from './transfer-totals';
import { IfMay } from '../../components/base/rights/if-may';

const { transactions: text } = texts;

const columns: Column<ReceivedCoins>[] = [
  { field: 'admin', title: text.heads.admin, card: 'title', value: ({ admin }) => <strong>{admin}</strong> },
  { field: 'coin', title: text.heads.coin, align: 'end', value: ({ coin }) => formatNumber(coin) },
  {
    field: 'createdAt',
    title: text.heads.date,
    value: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
  },
  {
    field: 'state',
    title: text.heads.status,
    card: 'badge',
    value: (row) => <TransferState transfer={row} />,
  },
];

const filters = listFilters(receivedCoinsList, {
  days: texts.filters.date,
  ...byCoins,
  flow: false,
  coinAgency: false,
});

/**
 * The transfers from the platform to the coin agency in the address, each with a button to return it. The list of a
 * deleted coin agency is read-only.
 */
export function TransactionsPage({ back }: { back: { to: string; label: string } }) {
  const { code = '' } = useParams();
  return (
    <>
      <BackLink to={back.to}>{back.label}</BackLink>
      <Page title={text.title}>
        <Transactions code={code} />
      </Page>
    </>
  );
}

function Transactions({ code }: { code: string }) {
  const list = useListState(receivedCoinsList);
  const { page, limit, sort } = list.arg;
  const { values, filterBar, emptyOr } = useListFilters(filters);
  const received = useListReceivedCoinsQuery({
    historyDto: { coinAgency: code, page, limit, sort, daySums: true, ...values },
  });
  const owner = received.data?.owner;
  const [giveBack] = useReturnCoinsMutation();
  const { runFor, isSending } = useInstantRows();

  const returnCoins = ({ _id: transfer, coin, returned, returnable: coins }: ReceivedCoins) =>
    runFor(
      transfer,
      {
        title: texts.returns.question,
        effect: [
          returned > 0 && texts.returns.partly(returned, coin),
          texts.returns.effect(coins, code, texts.returns.platform),
        ]
          .filter(Boolean)
          .join(' '),
        yes: texts.returns.yes,
        danger: true,
      },
      // A transfer is returned once, so its id is the idempotency key: the same from every tab, however often the
      // answer is lost.
      () =>
        giveBack({
          'Idempotency-Key': transfer,
          returnCoinsDto: { username: code, coins, senderName: '', transfer },
        }).unwrap(),
    );

  return (
    <>
      {owner && <Owner owner={owner} />}
      <ListSection
        title={text.title}
        list={list}
        query={received}
        rows={received.data?.received}
        total={received.data?.total}
        columns={columns}
        days={shownDays(received.data?.days, coinDays)}
        details={transferDetails}
        filterBar={filterBar}
        rowName={({ coin, createdAt }) => text.row(coin, formatDateTime(createdAt))}
        actions={(row) =>
          row.returnable > 0 && !owner?.deleted
            ? [
                {
                  label: text.return,
                  right: 'coins.send' as const,
                  busy: isSending(row._id),
                  onClick: () => void returnCoins(row),
                },
              ]
            : []
        }
        empty={emptyOr(text.empty)}
      />
    </>
  );
}

/** The coin agency of the transactions, and their sum. */
function Owner({ owner }: { owner: HistoryOwner }) {
  return (
    <>
      <div className={classes.header}>
        <RecipientCard recipient={fromCoinAgency(owner)} size={56} />
        <div className={classes.actions}>
          {owner.deleted && <StatusBadge tone="bad">{text.deleted}</StatusBadge>}
          <IfMay to={paths.admin.ledgerPage}>
            <Button component={Link} to={paths.admin.ledger(`coinAgency:${owner._id}`)} variant="default">
              {text.statement}
            </Button>
          </IfMay>
          {!owner.deleted && (
            <IfMay to={paths.admin.sendCoinsPage}>
              <Button component={Link} to={paths.admin.sendCoins('1', owner.uniqueId)}>
                {text.send}
              </Button>
            </IfMay>
          )}
        </div>
      </div>
      <TransferTotals
        label={texts.totals.received}
        net={owner.received}
        back={owner.receivedBack}
        opening={owner.opening}
      />
    </>
  );
}
