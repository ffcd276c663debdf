import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { Link, useParams } from 'react-router-dom';
import { useFetchWithdrawalEvidenceQuery, type WithdrawalEvidence } from '../../api/withdrawals.gen';
import { BackLink } from '../../components/base/back-link';
import { BusyButton } from '../../components/base/busy-button';
import { PageSkeleton } from '../../components/base/page-skeleton';
import { PaperTools } from '../../components/paper/paper';
import { EmptyState, ErrorState } from '../../components/base/state-views';
import { useTitle } from '../../components/base/use-title';
import { paths } from '../../lib/paths';
import { useReveal } from './use-reveal';
import { Voucher } from './voucher';
import { texts } from './withdrawals.texts';

const { voucher } = texts;

/** The voucher of a request, printable on one A4 page. */
export function VoucherPage() {
  const { id = '' } = useParams();
  const { currentData: data, error, refetch } = useFetchWithdrawalEvidenceQuery({ id });
  useTitle(voucher.title);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return data ? <Approved key={id} evidence={data.details} /> : <PageSkeleton />;
}

function Approved({ evidence }: { evidence: WithdrawalEvidence }) {
  const { request } = evidence;
  const to = paths.admin.withdrawal(request.userId._id, request._id);
  const { account, revealing, show } = useReveal(request.userId._id, request._id);
  if (request.status !== 1)
    return (
      <EmptyState
        title={voucher.notApproved.title}
        hint={voucher.notApproved.hint}
        action={
          <Button variant="default" component={Link} to={to}>
            {voucher.back}
          </Button>
        }
      />
    );
  return (
    <>
      <PaperTools>
        <BackLink to={to}>{voucher.back}</BackLink>
        {!account && (
          <BusyButton
            variant="default"
            loading={revealing}
            leftSection={<IconEye size={16} />}
            onClick={() => void show()}
          >
            {voucher.reveal}
          </BusyButton>
        )}
      </PaperTools>
      <Voucher evidence={evidence} account={account} />
    </>
  );
}
