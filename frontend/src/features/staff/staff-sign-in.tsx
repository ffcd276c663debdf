import { Button, Group, Switch } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useSetStaffStatusMutation } from '../../api/staff-accounts.gen';
import { useResetStaffMfaMutation } from '../../api/second-factor-resets.gen';
import {
  issueStaffPasswordLimits,
  useFetchStaffPasswordStateQuery,
  useIssueStaffPasswordMutation,
  useRevealStaffPasswordMutation,
  type StaffKind,
} from '../../api/staff-passwords.gen';
import { BusyButton } from '../../components/base/busy-button';
import { texts as shared } from '../../components/base/components.texts';
import { IssuePassword } from '../../components/first-sign-in/issue-password';
import { notify } from '../../components/base/notify';
import { ReasonDialog } from '../../components/record-form/reason-dialog';
import { RecordFacts } from '../../components/record-form/record-facts';
import { Sheet } from '../../components/base/sheet';
import { ErrorState } from '../../components/base/state-views';
import { useInstant } from '../../components/base/use-instant';
import { useUndoOf } from '../../components/base/undo/use-undo-of';
import type { StaffAccount } from './staff-account';
import classes from './staff.module.css';
import { texts } from './staff.texts';
import { IfMay } from '../../components/base/rights/if-may';
import { useMay } from '../../lib/rights';

const masked = '••••••••';

/**
 * The sign-in of an account: its issued password while it can be revealed, a new password, and whether the account may
 * sign in.
 */
export function StaffSignIn({ kind, account }: { kind: StaffKind; account: StaffAccount }) {
  const { _id: id, name, number, uniqueId } = account;
  const state = useFetchStaffPasswordStateQuery({ kind, id }, { refetchOnMountOrArgChange: true });
  const [reveal, { isLoading }] = useRevealStaffPasswordMutation();
  const [issue] = useIssueStaffPasswordMutation();
  const [read, setRead] = useState<string>();
  const [issuing, setIssuing] = useState(false);
  const { revealable = false, changedByOwner = false, secondFactor = false } = state.data?.details ?? {};

  async function ask() {
    try {
      const { issuedPassword } = (await reveal({ revealPasswordDto: { kind, id } }).unwrap()).details;
      setRead(issuedPassword || undefined);
      // The owner has changed the password in the meantime.
      if (!issuedPassword) void state.refetch();
    } catch (error) {
      notify.failure(error, texts.revealFailed);
    }
  }
  const hidden = changedByOwner ? texts.changedByOwner : texts.unreadable;
  const value = state.data ? (revealable ? (read ?? masked) : hidden) : '…';
  return (
    <Sheet title={texts.signIn}>
      <div className={classes.signIn}>
        {state.error && !state.data ? (
          <ErrorState title={texts.stateFailed} error={state.error} onRetry={() => void state.refetch()} />
        ) : (
          <RecordFacts
            label={texts.signIn}
            facts={[
              {
                label: texts.fields.password,
                value: <span className={read && classes.secret}>{value}</span>,
              },
              {
                label: texts.factor.label,
                value: state.data ? (secondFactor ? texts.factor.on : texts.factor.off) : '…',
              },
            ]}
          />
        )}
        <IfMay right="staff.passwords">
          <p className={classes.note} data-off={!revealable || undefined}>
            {texts.revealNote}
          </p>
          <Group gap="xs">
            {revealable && (
              <BusyButton
                variant="default"
                loading={isLoading}
                leftSection={read ? <IconEyeOff size={16} /> : <IconEye size={16} />}
                onClick={() => (read ? setRead(undefined) : void ask())}
              >
                {read ? texts.hide : texts.reveal}
              </BusyButton>
            )}
            <Button variant="default" onClick={() => setIssuing(true)}>
              {texts.issue}
            </Button>
          </Group>
        </IfMay>
        {secondFactor && (
          <IfMay right="admins.manage">
            <ResetFactor kind={kind} account={account} />
          </IfMay>
        )}
        <StatusSwitch kind={kind} account={account} />
      </div>
      {issuing && (
        <IssuePassword
          account={{ name, loginLabel: texts.fields.code, login: uniqueId }}
          number={number}
          limit={issueStaffPasswordLimits.password}
          mayKeep
          onIssue={async (issued) => {
            const answer = await issue({ issueStaffPasswordDto: { kind, id, ...issued } }).unwrap();
            setRead(undefined);
            return answer;
          }}
          onClose={() => setIssuing(false)}
        />
      )}
    </Sheet>
  );
}

/** Turns off the second factor of a staff member who has lost it. */
function ResetFactor({ kind, account: { _id: id, name } }: { kind: StaffKind; account: StaffAccount }) {
  const [reset] = useResetStaffMfaMutation();
  const { sending, run } = useInstant();
  const text = texts.factor;
  return (
    <BusyButton
      variant="default"
      loading={sending}
      onClick={() =>
        void run(text.ask(name), () => reset({ resetStaffMfaDto: { kind, id } }).unwrap(), text.failed, {
          name,
        })
      }
    >
      {text.reset}
    </BusyButton>
  );
}

/** Allows or forbids the sign-in; both ask for a reason. */
function StatusSwitch({ kind, account }: { kind: StaffKind; account: StaffAccount }) {
  const { _id: id, name, status } = account;
  const [set] = useSetStaffStatusMutation();
  const [asking, setAsking] = useState(false);
  const undoWith = useUndoOf(kind, id);
  const may = useMay();
  const words = texts.status[status];
  const disable = (disabled: boolean, reason: string) =>
    set({ setStaffStatusDto: { kind, id, disabled, reason } }).unwrap();
  return (
    <>
      <Switch
        label={texts.canSignIn}
        description={status === 'disabled' ? texts.cannotSignIn : undefined}
        checked={status === 'active'}
        disabled={!may('staff.write')}
        onChange={() => setAsking(true)}
      />
      {asking && (
        <ReasonDialog
          title={words.title(name)}
          effect={words.effect}
          label={texts.reason}
          hint={texts.recorded}
          yes={words.yes}
          danger={status === 'active'}
          failure={texts.statusFailed}
          onGive={(reason) => disable(status === 'active', reason)}
          undo={undoWith(() => disable(status !== 'active', shared.undo.reason))}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
