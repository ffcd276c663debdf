import { Button, Group } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { useRemovePasskeyMutation, type MfaState, type PasskeyInfo } from '../../../api/auth.gen';
import classes from '../../../components/second-factor/second-factor.module.css';
import { texts } from '../../../components/second-factor/second-factor.texts';
import { Sheet } from '../../../components/base/sheet';
import { formatAgo, formatDateTime } from '../../../lib/format';
import { PasswordDialog } from './password-dialog';
import { RenamePasskeyDialog } from './rename-passkey-dialog';

const MAX_PASSKEYS = 10;
const text = texts.passkeys;

interface PasskeyListProps {
  state: MfaState;
  onAdd: () => void;
}

/** The passkeys of the reader: adds, renames and removes them. */
export function PasskeyList({ state, onAdd }: PasskeyListProps) {
  const { passkeys, passkeysOffered, app, required } = state;
  const [remove] = useRemovePasskeyMutation();
  const [renaming, setRenaming] = useState<PasskeyInfo>();
  const [removing, setRemoving] = useState<PasskeyInfo>();
  const isLast = !app && passkeys.length === 1;
  return (
    <Sheet title={text.title}>
      <p className={classes.what}>{text.why}</p>
      {passkeys.length > 0 ? (
        <ul className={classes.passkeys} aria-label={text.title}>
          {passkeys.map((passkey) => (
            <Row
              key={passkey._id}
              passkey={passkey}
              onRename={() => setRenaming(passkey)}
              // The API refuses it: the account must keep one factor.
              onRemove={isLast && required ? undefined : () => setRemoving(passkey)}
            />
          ))}
        </ul>
      ) : (
        <p className={classes.what}>{text.none}</p>
      )}
      {passkeysOffered && passkeys.length >= MAX_PASSKEYS && <p className={classes.what}>{text.full}</p>}
      {passkeysOffered && passkeys.length < MAX_PASSKEYS && (
        <Button mt="md" onClick={onAdd}>
          {text.add}
        </Button>
      )}
      {renaming && <RenamePasskeyDialog passkey={renaming} onClose={() => setRenaming(undefined)} />}
      {removing && (
        <PasswordDialog
          question={{ ...questionOf(removing, isLast), danger: true }}
          onClose={() => setRemoving(undefined)}
          send={(password) => remove({ id: removing._id, proofDto: { password } }).unwrap()}
        />
      )}
    </Sheet>
  );
}

function questionOf({ name }: PasskeyInfo, isLast: boolean) {
  const { effect, ...question } = text.askRemove(name);
  return { ...question, effect: isLast ? `${effect} ${text.removesLast}` : effect };
}

interface RowProps {
  passkey: PasskeyInfo;
  onRename: () => void;
  /** Omitted when the passkey must stay. */
  onRemove: (() => void) | undefined;
}

function Row({ passkey: { name, createdAt, lastUsedAt }, onRename, onRemove }: RowProps) {
  return (
    <li className={classes.passkey}>
      <IconKey size={22} stroke={1.5} aria-hidden />
      <div className={classes.passkeyName}>
        <strong>{name}</strong>
        <span>
          {text.added(formatDateTime(createdAt))}.{' '}
          {lastUsedAt ? text.used(formatAgo(lastUsedAt)) : text.unused}.
        </span>
      </div>
      <Group gap="xs">
        <Button variant="default" size="compact-sm" aria-label={`${text.rename}: ${name}`} onClick={onRename}>
          {text.rename}
        </Button>
        {onRemove && (
          <Button
            variant="default"
            size="compact-sm"
            aria-label={`${text.remove}: ${name}`}
            onClick={onRemove}
          >
            {text.remove}
          </Button>
        )}
      </Group>
    </li>
  );
}
