import { useFetchWithdrawalEvidenceQuery, type Withdrawal } from '../../api/withdrawals.gen';
import { ErrorState } from '../../components/base/state-views';
import type { MoreProps } from '../../components/base/list-page/list.types';
import { Evidence, Facts } from '../../components/decision-queue/evidence';
import { PresentPeople } from '../../components/presence/present-people';
import { BankAccount } from './bank-account';
import { AgencyChain, factsOf, Sources, History, Requests, Warnings } from './findings';

/** The evidence for the decision about a request, and its bank account. */
export function WithdrawalEvidence({ row }: MoreProps<Withdrawal>) {
  const { currentData: data, error, refetch } = useFetchWithdrawalEvidenceQuery({ id: row._id });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const evidence = data?.details;
  return (
    <>
      <PresentPeople kind="withdrawal" id={row._id} />
      <Evidence>
        {evidence && (
          <>
            <Warnings {...evidence} />
            <BankAccount {...evidence} />
            <Facts facts={factsOf(evidence)} />
            <History {...evidence} />
            <Requests {...evidence} />
            <Sources {...evidence} />
            <AgencyChain {...evidence} />
          </>
        )}
      </Evidence>
    </>
  );
}
