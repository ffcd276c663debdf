import { Button } from '@mantine/core';
import { IconArrowsMove, IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { BackLink } from '../../components/back-link';
import { BusyButton } from '../../components/busy-button';
import { CopyText } from '../../components/copy-text';
import { Picture } from '../../components/picture';
import { RecordFields } from '../../components/record-form/record-form';
import { Sheet } from '../../components/sheet';
import { StatusBadge } from '../../components/status-badge';
import { useTitle } from '../../components/use-title';
import { formatAgo, formatDateTime } from '../../lib/format';
import { placeOf } from '../../lib/list-places';
import { FoundAccount, type AccountQuery } from './found-account';
import type { Fact, StaffKind } from './kinds';
import type { StaffAccount } from './staff-account';
import classes from './staff.module.css';
import { texts } from './staff.texts';
import { useDeletion, type Delete } from './use-deletion';

interface StaffViewProps<Account extends StaffAccount> {
  kind: StaffKind<Account>;
  query: AccountQuery;
  account: Account | undefined;
  /** Where the account was chosen, and what that place is called. */
  back?: { to: string; label: string };
  editTo?: (id: string) => string;
  onDelete?: Delete<Account>;
  deleteEffect?: (account: Account) => ReactNode;
  /** What the button of the question says, when deleting does more. */
  deleteLabel?: (account: Account) => string;
  onMove?: (account: Account) => void;
  /** What concerns the sign-in of the account, beside its details. */
  aside?: ReactNode;
  /** What belongs to the account, below it. */
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
      <FoundAccount query={query} account={account} failure={props.kind.texts.failures.read}>
        {(found) => (
          <>
            <StaffHeader account={found} {...props} />
            <div className={classes.columns} data-with-aside={Boolean(props.aside) || undefined}>
              <Sheet title={texts.details}>
                <Facts facts={[...identity(found), ...props.kind.facts(found)]} />
              </Sheet>
              {props.aside}
            </div>
            {props.children?.(found)}
          </>
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

const Facts = ({ facts }: { facts: Fact[] }) => (
  <RecordFields
    label={texts.details}
    fields={facts.map(({ label }) => ({ name: label, label, kind: 'fixed' }))}
    values={Object.fromEntries(facts.map(({ label, value }) => [label, value]))}
  />
);

type HeaderProps<Account extends StaffAccount> = Pick<
  StaffViewProps<Account>,
  'kind' | 'back' | 'editTo' | 'onDelete' | 'deleteEffect' | 'deleteLabel' | 'onMove'
> & { account: Account };

function StaffHeader<Account extends StaffAccount>(props: HeaderProps<Account>) {
  const { kind, account, back, editTo, onDelete, deleteEffect, deleteLabel, onMove } = props;
  const navigate = useNavigate();
  const { deleting, remove } = useDeletion(kind, onDelete, deleteEffect, deleteLabel);
  useTitle(account.name, kind.texts.view);
  return (
    <header className={classes.header}>
      <Picture image={account.image} name={account.name} width={96} height={96} />
      <div>
        <h1 className={classes.title}>{account.name}</h1>
        <div className={classes.marks}>
          <CopyText value={account.uniqueId} label={texts.codeOf} />
          {account.status === 'disabled' && <StatusBadge tone="bad">{texts.disabled}</StatusBadge>}
          <time dateTime={account.createdAt} title={formatDateTime(account.createdAt)}>
            {texts.since(formatAgo(account.createdAt))}
          </time>
        </div>
      </div>
      <div className={classes.actions}>
        {editTo && (
          <Button
            component={Link}
            to={editTo(account._id)}
            variant="default"
            leftSection={<IconPencil size={16} />}
          >
            {texts.edit}
          </Button>
        )}
        {onMove && (
          <Button
            variant="default"
            leftSection={<IconArrowsMove size={16} />}
            onClick={() => onMove(account)}
          >
            {texts.move}
          </Button>
        )}
        {remove && (
          <BusyButton
            variant="light"
            color="red"
            loading={deleting}
            leftSection={<IconTrash size={16} />}
            onClick={() =>
              void remove(account).then((done) => (done && back ? navigate(placeOf(back.to)) : undefined))
            }
          >
            {texts.delete}
          </BusyButton>
        )}
      </div>
    </header>
  );
}
