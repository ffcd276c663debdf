import { Button } from '@mantine/core';
import { IconCheck, IconShare2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useFetchCoinReceiptQuery, type CoinReceipt } from '../../api/recharge.gen';
import { BackLink } from '../../components/base/back-link';
import { texts as shared } from '../../components/base/components.texts';
import { notify } from '../../components/base/notify';
import { PageSkeleton } from '../../components/base/page-skeleton';
import { Paper, PaperTools } from '../../components/paper/paper';
import { ErrorState } from '../../components/base/state-views';
import { useTitle } from '../../components/base/use-title';
import { brand } from '../../lib/brand';
import { copyText } from '../../lib/copy';
import { formatDateTime, formatNumber } from '../../lib/format';
import { paths } from '../../lib/paths';
import { texts } from './coins.texts';

const { receipt: text } = texts;

/** The receipt of a sale: to print, to save as PDF, or to share as text. */
export function ReceiptPage() {
  const { id = '' } = useParams();
  const { currentData, error, refetch } = useFetchCoinReceiptQuery({ id });
  useTitle(text.title);
  if (error && !currentData) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!currentData) return <PageSkeleton />;
  const receipt = currentData.details;
  return (
    <>
      <PaperTools>
        <BackLink to={paths.coin.sent}>{text.back}</BackLink>
        <ShareButton receipt={receipt} />
      </PaperTools>
      <Paper
        title={text.title}
        number={[text.number, receipt._id]}
        amount={[text.amount, text.coins(formatNumber(receipt.coin))]}
        heading={text.sale}
        rows={[
          [text.rows.to, nameOf(receipt)],
          [text.rows.seller, `${receipt.seller} (${receipt.coinAgency})`],
          [text.rows.at, formatDateTime(receipt.createdAt)],
          [text.rows.state, stateOf(receipt)],
        ]}
      />
    </>
  );
}

const nameOf = ({ userId, name }: CoinReceipt) => (name ? `${name} (${userId})` : userId);

/** What has become of the coins: a receipt must not claim coins that went back. */
function stateOf({ state, coin, returned }: CoinReceipt): string {
  const isPart = state !== 'reversed' && returned > 0 && returned < coin;
  return isPart ? texts.partly(returned, coin) : texts.states[state];
}

/** Opens the share sheet of the device. A browser without one copies the text. */
function ShareButton({ receipt }: { receipt: CoinReceipt }) {
  const [copied, setCopied] = useState(false);
  const words = [
    text.shared(brand.name, text.coins(formatNumber(receipt.coin)), nameOf(receipt)),
    `${text.rows.seller}: ${receipt.seller} (${receipt.coinAgency})`,
    `${text.rows.at}: ${formatDateTime(receipt.createdAt)}`,
    `${text.rows.state}: ${stateOf(receipt)}`,
    `${text.number}: ${receipt._id}`,
  ].join('\n');

  async function share() {
    try {
      if ('share' in navigator) return await navigator.share({ title: text.title, text: words });
      if (!(await copyText(words))) throw new Error(shared.copyRefused);
      setCopied(true);
    } catch (error) {
      // The reader closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      notify.failure(error, text.notShared);
    }
  }
  const Icon = copied ? IconCheck : IconShare2;
  return (
    <Button variant="default" leftSection={<Icon size={16} aria-hidden />} onClick={() => void share()}>
      {copied ? text.copied : text.share}
    </Button>
  );
}
