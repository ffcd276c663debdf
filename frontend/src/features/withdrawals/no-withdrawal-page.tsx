import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Page } from '../../components/base/page';
import { EmptyState } from '../../components/base/state-views';
import { paths } from '../../lib/paths';
import { texts } from './withdrawals.texts';

const { none } = texts.record;

/** Shown at the record's address if it names no request. */
export const NoWithdrawalPage = () => (
  <Page title={texts.title}>
    <EmptyState
      title={none.title}
      hint={none.hint}
      action={
        <Button component={Link} to={paths.admin.withdrawals['0']} variant="default">
          {none.pending}
        </Button>
      }
    />
  </Page>
);
