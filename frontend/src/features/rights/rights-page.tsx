import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useListAdminsQuery } from '../../api/admins.gen';
import { useListRightSetsQuery } from '../../api/right-sets.gen';
import { useChanges } from '../../api/use-changes';
import { Page } from '../../components/base/page';
import { PageSkeleton } from '../../components/base/page-skeleton';
import { IfMay } from '../../components/base/rights/if-may';
import { Sheet } from '../../components/base/sheet';
import { ErrorState } from '../../components/base/state-views';
import { paths } from '../../lib/paths';
import classes from './rights.module.css';
import { texts } from './right-sets.texts';
import { SetList } from './set-list';
import { SignInRules } from './sign-in-rules';
import { WhoMayDoWhat } from './who-may-do-what';

/** The sets of rights with their holders, and who may do what as a table. */
export function RightsPage() {
  const { data, error, refetch } = useListRightSetsQuery(undefined, { refetchOnMountOrArgChange: true });
  // All of them: installations have few admins, and the list without a page answers up to 1,000.
  const admins = useListAdminsQuery({});
  useChanges('staff', () => {
    void refetch();
    void admins.refetch();
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Page
      title={texts.title}
      actions={
        <IfMay to={paths.admin.addRights}>
          <Button component={Link} to={paths.admin.addRights} leftSection={<IconPlus size={16} />}>
            {texts.add}
          </Button>
        </IfMay>
      }
    >
      {data ? (
        <div className={classes.page}>
          <Sheet title={texts.sets}>
            <p className={classes.intro}>{texts.intro}</p>
            <SetList sets={data.details} admins={admins.data?.details} />
          </Sheet>
          <IfMay right="admins.manage">
            <SignInRules sets={data.details} />
          </IfMay>
          <WhoMayDoWhat sets={data.details} admins={admins.data?.details} />
        </div>
      ) : (
        <PageSkeleton />
      )}
    </Page>
  );
}
