import { IconScale } from '@tabler/icons-react';
import { useFetchReconciliationQuery, useVerifyLedgerMutation } from '../../api/ledger.gen';
import { BusyButton } from '../../components/base/busy-button';
import { Page } from '../../components/base/page';
import { IfMay } from '../../components/base/rights/if-may';
import { PageSkeleton } from '../../components/base/page-skeleton';
import { Sheet } from '../../components/base/sheet';
import { EmptyState, ErrorState } from '../../components/base/state-views';
import { useInstant } from '../../components/base/use-instant';
import { Differences } from './differences';
import { LedgerSums } from './ledger-sums';
import { texts } from './ledger.texts';
import { Verdict } from './verdict';

const { reconciliation: text } = texts;

/**
 * Shows whether every balance equals the sum of its entries: the last verification, with a button to start another one.
 */
export function ReconciliationPage() {
  const { data, error, refetch } = useFetchReconciliationQuery();
  const [verify] = useVerifyLedgerMutation();
  const { sending, run } = useInstant();
  const last = data?.details;
  return (
    <Page
      actions={
        <IfMay right="ledger.write">
          <BusyButton
            loading={sending}
            leftSection={<IconScale size={16} />}
            onClick={() => void run(undefined, () => verify().unwrap())}
          >
            {text.verify}
          </BusyButton>
        </IfMay>
      }
    >
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <PageSkeleton />
      ) : !last ? (
        <Sheet>
          <EmptyState {...text.never} />
        </Sheet>
      ) : (
        <>
          <Verdict verification={last} />
          {last.differences.length > 0 && <Differences differences={last.differences} found={last.found} />}
          <LedgerSums sums={last.sums} total={last.total} />
        </>
      )}
    </Page>
  );
}
