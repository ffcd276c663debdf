import { Button } from '@mantine/core';
import { IconArrowsMove, IconPencil, IconTrash } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { BackLink } from '../../components/base/back-link';
import { CopyText } from '../../components/base/copy-text';
import { Picture } from '../../components/base/picture';
import { RecordFacts, type Fact } from '../../components/record-form/record-facts';
import { Sheet } from '../../components/base/sheet';
import { StatusBadge } from '../../components/base/status-badge';
import { useTitle } from '../../components/base/use-title';
import { formatAgo, formatDateTime } from '../../lib/format';
import { placeOf } from '../../lib/list-places';
import type { CountBelow } from './delete-staff';
import { FoundAccount, type AccountQuery } from './found-account';
import type { StaffKind } from './kinds';
import type { StaffAccount } from './staff-account';
import classes from './staff.module.css';
import { texts } from './staff.texts';
import { useDeletion } from './use-deletion';
import { useMay } from '../../lib/rights';

interface StaffViewProps<Account extends StaffAccount> {
  kind: StaffKind<Account>;
  query: AccountQuery;
  account: Account | undefined;
  /** The link back to the screen where the account was chosen. */
  back?: { to: string; label: string };
  editTo?: (id: string) => string;
  /** Whether the account can be deleted here. */
  deletes?: boolean;
  /** Counts the accounts below. */
  countBelow?: CountBelow | undefined;
  onMove?: ((account: Account) => void) | undefined;
  /** Renders the sign-in settings of the account next to its details. */
  aside?: (account: Account) => ReactNode;
  /** Renders the records that belong to the account below its details. */
  children?: (account: Account) => ReactNode;
}

export function StaffView<Account extends StaffAccount>({
  query,
  account,
  ...props
}: StaffViewProps<Account>) {
  return (
    <>
      {props.back && <BackLink to={props.back.to}>{props.back.label}</BackLink>}
      <FoundAccount query={query} account={account} failure={props.kind.texts.failures.one}>
        {(found) => (
          <Fragment key={found._id}>
            <StaffHeader account={found} {...props} />
            <div className={classes.columns} data-with-aside={Boolean(props.aside) || undefined}>
              <Sheet title={texts.details}>
                <RecordFacts label={texts.details} facts={[...identity(found), ...props.kind.facts(found)]} />
              </Sheet>
              {props.aside?.(found)}
            </div>
            {props.children?.(found)}
          </Fragment>
        )}
      </FoundAccount>
    </>
  );
}

const identity = ({ uniqueId, name, email }: StaffAccount): Fact[] => [
  { label: texts.fields.code, value: uniqueId },
  { label: texts.fields.name, value: name },
  { label: texts.fields.email, value: email },
];

type HeaderProps<Account extends StaffAccount> = Pick<
  StaffViewProps<Account>,
  'kind' | 'back' | 'editTo' | 'deletes' | 'countBelow' | 'onMove'
> & { account: Account };

function StaffHeader<Account extends StaffAccount>(props: HeaderProps<Account>) {
  const { kind, account, back, editTo, deletes, countBelow, onMove } = props;
  const navigate = useNavigate();
  const may = useMay();
  const { ask, dialog } = useDeletion(kind, countBelow, () => {
    if (back) void navigate(placeOf(back.to));
  });
  useTitle(account.name, kind.texts.view);
  return (
    <header className={classes.header}>
      <Picture image={account.image} name={account.name} width={96} height={96} />
      <div>
        <h1 translate="no" className={classes.title}>
          {account.name}
        </h1>
        <div className={classes.marks}>
          <CopyText value={account.uniqueId} label={texts.codeOf} />
          {account.status === 'disabled' && <StatusBadge tone="bad">{texts.disabled}</StatusBadge>}
          <time dateTime={account.createdAt} title={formatDateTime(account.createdAt)}>
            {texts.since(formatAgo(account.createdAt))}
          </time>
        </div>
      </div>
      <div className={classes.actions}>
        {editTo && may('staff.write') && (
          <Button
            component={Link}
            to={editTo(account._id)}
            variant="default"
            leftSection={<IconPencil size={16} />}
          >
            {texts.edit}
          </Button>
        )}
        {onMove && may('staff.write') && (
          <Button
            variant="default"
            leftSection={<IconArrowsMove size={16} />}
            onClick={() => onMove(account)}
          >
            {texts.move}
          </Button>
        )}
        {deletes && may('staff.write') && (
          <Button
            variant="light"
            color="red"
            leftSection={<IconTrash size={16} />}
            onClick={() => ask(account)}
          >
            {texts.delete}
          </Button>
        )}
      </div>
      {dialog}
    </header>
  );
}
