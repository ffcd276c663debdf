import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useFetchWithdrawalEvidenceQuery, type WithdrawalEvidence } from '../../api/withdrawals.gen';
import { BackLink } from '../../components/base/back-link';
import { Facts } from '../../components/decision-queue/evidence';
import { PresentPeople } from '../../components/presence/present-people';
import { PageSkeleton } from '../../components/base/page-skeleton';
import { Sheet } from '../../components/base/sheet';
import { ErrorState } from '../../components/base/state-views';
import { useTitle } from '../../components/base/use-title';
import { paths } from '../../lib/paths';
import { BankAccount } from './bank-account';
import { factsOf, Sources, History, Requests, Warnings } from './findings';
import { NextWaiting } from './next-waiting';
import { AgencyFields, UserFields } from './user-fields';
import { WithdrawalHeader } from './withdrawal-header';
import { nameOf } from './withdrawal-states';
import classes from './withdrawals.module.css';
import { texts } from './withdrawals.texts';
import { IfMay } from '../../components/base/rights/if-may';

/** One request: its user with bank account, agency, BD and agency admin, and the evidence for a decision. */
export function WithdrawalPage({ below }: { below?: (request: string) => ReactNode }) {
  const { userId = '' } = useParams();
  const id = useSearchParams()[0].get('request') ?? undefined;
  return <OneWithdrawal key={`${userId} ${id}`} userId={userId} id={id} below={below} />;
}

interface OneWithdrawalProps {
  userId: string;
  id: string | undefined;
  /** Renders the records that belong to the request below it. */
  below?: ((request: string) => ReactNode) | undefined;
}

function OneWithdrawal({ below, ...named }: OneWithdrawalProps) {
  const { currentData: data, error, refetch } = useFetchWithdrawalEvidenceQuery(named);
  const evidence = data?.details;
  useTitle(evidence && nameOf(evidence.request), texts.title);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!evidence) return <PageSkeleton />;
  return (
    <>
      <Record {...evidence} />
      {below?.(evidence.request._id)}
    </>
  );
}

function Record(evidence: WithdrawalEvidence) {
  const { request } = evidence;
  const status = `${request.status}` as const;
  return (
    <>
      <div className={classes.ways}>
        <BackLink to={paths.admin.withdrawals[status]}>{texts.lists[status].title}</BackLink>
        <NextWaiting request={request._id} />
      </div>
      <WithdrawalHeader request={request} />
      <PresentPeople kind="withdrawal" id={request._id} />
      <div className={classes.warnings}>
        <Warnings {...evidence} />
      </div>
      <div className={classes.columns}>
        <div className={classes.column}>
          <BankAccount {...evidence} />
          <Sheet
            title={texts.record.user}
            actions={
              <IfMay to={paths.admin.userPage}>
                <Button component={Link} to={paths.admin.user(evidence.user._id)} size="xs" variant="default">
                  {texts.record.toUser}
                </Button>
              </IfMay>
            }
          >
            <UserFields user={evidence.user} />
          </Sheet>
          <Sheet title={texts.record.agency}>
            <AgencyFields agency={evidence.agency} />
          </Sheet>
        </div>
        <Sheet title={texts.record.evidence}>
          <div className={classes.findings}>
            <Facts facts={factsOf(evidence)} />
            <History {...evidence} />
            <Requests {...evidence} />
            <Sources {...evidence} />
          </div>
        </Sheet>
      </div>
    </>
  );
}
