import { Button } from '@mantine/core';
import { Link, useParams } from 'react-router-dom';
import {
  useFindCoinAgencyQuery,
  useListReceivedCoinsQuery,
  useReturnCoinsMutation,
  type ReceivedCoins,
} from '../../api/recharge.gen';
import { BackLink } from '../../components/back-link';
import type { Column } from '../../components/list-page/list.types';
import { ListSection } from '../../components/list-page/list-section';
import { Page } from '../../components/page';
import { ErrorState } from '../../components/state-views';
import { useInstantRows } from '../../components/use-instant';
import { formatDateTime, formatNumber } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useListState } from '../../lib/use-list-state';
import classes from './coins.module.css';
import { texts } from './coins.texts';
import { fromCoinAgency } from './recipient';
import { RecipientCard } from './recipient-card';
import { TransferState } from './transfer-state';

const { transactions: text } = texts;

const columns: Column<ReceivedCoins>[] = [
  { title: text.heads.admin, card: 'title', value: ({ admin }) => <strong>{admin}</strong> },
  { title: text.heads.coin, align: 'end', value: ({ coin }) => formatNumber(coin) },
  {
    title: text.heads.date,
    value: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
  },
  { title: text.heads.status, card: 'badge', value: ({ state }) => <TransferState state={state} /> },
];

/** What the platform sent to the coin agency that the address names, each with a way to take it back. */
export function TransactionsPage({ back }: { back: { to: string; label: string } }) {
  const { code = '' } = useParams();
  const agency = useFindCoinAgencyQuery({ userId: code });
  return (
    <>
      <BackLink to={back.to}>{back.label}</BackLink>
      <Page title={text.title}>
        {agency.error && !agency.isFetching ? (
          <ErrorState error={agency.error} onRetry={() => void agency.refetch()} />
        ) : (
          <Transactions code={code} agency={agency.currentData?.details} />
        )}
      </Page>
    </>
  );
}

function Transactions({ code, agency }: { code: string; agency?: Parameters<typeof fromCoinAgency>[0] }) {
  const list = useListState();
  const { page, limit } = list.arg;
  const received = useListReceivedCoinsQuery({ historyDto: { coinAgency: code, page, limit } });
  const [giveBack] = useReturnCoinsMutation();
  const { runFor, isSending } = useInstantRows();

  const takeBack = ({ _id: transfer, coin: coins }: ReceivedCoins) =>
    runFor(
      transfer,
      {
        title: texts.returns.question,
        effect: texts.returns.effect(coins, code, texts.returns.platform),
        yes: texts.returns.yes,
        danger: true,
      },
      // A transfer is returned once, so its id is the key: the same from every tab, however often the answer gets lost.
      () =>
        giveBack({
          'Idempotency-Key': transfer,
          returnCoinsDto: { username: code, coins, senderName: '', transfer },
        }).unwrap(),
    );

  return (
    <>
      {agency && (
        <div className={classes.header}>
          <RecipientCard recipient={fromCoinAgency(agency)} size={56} />
          <div className={classes.actions}>
            <Button component={Link} to={paths.admin.ledger(`coinAgency:${agency._id}`)} variant="default">
              {text.statement}
            </Button>
            <Button component={Link} to={paths.admin.sendCoins('1', code)}>
              {text.send}
            </Button>
          </div>
        </div>
      )}
      <ListSection
        title={text.title}
        list={list}
        query={received}
        rows={received.data?.received}
        total={received.data?.total}
        columns={columns}
        rowName={({ coin, createdAt }) => text.row(coin, formatDateTime(createdAt))}
        actions={(row) =>
          row.state === 'sent'
            ? [
                {
                  label: text.return,
                  danger: true,
                  busy: isSending(row._id),
                  onClick: () => void takeBack(row),
                },
              ]
            : []
        }
        empty={text.empty}
      />
    </>
  );
}
