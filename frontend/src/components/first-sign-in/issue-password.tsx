import { useState } from 'react';
import type { KnownOfOwner } from '../../../../backend/src/core/guessable-passwords';
import { Modal } from '../base/modal';
import { RecordForm } from '../record-form/record-form';
import type { Field } from '../record-form/field';
import type { Limit } from '../record-form/limits';
import type { SignIn } from './first-sign-in';
import { texts } from './first-sign-in.texts';
import { SignInCard } from './sign-in-card';
import classes from './sign-in-card.module.css';

const initial = { password: '', mustChangePassword: 'true' };
const fieldsFor = (
  { minLength = 0 }: Limit,
  mayKeep: boolean,
  owner: KnownOfOwner,
): Field<typeof initial>[] => [
  {
    name: 'password',
    label: texts.newPassword,
    kind: 'password',
    required: true,
    strength: () => owner,
    hint: texts.passwordHint(minLength),
  },
  ...(mayKeep
    ? [{ name: 'mustChangePassword' as const, label: texts.mustChange, kind: 'check' as const }]
    : []),
];

interface IssuePasswordProps {
  account: Omit<SignIn, 'password'>;
  /** The phone number of the account. */
  number: string;
  /** The lengths of the password. */
  limit: Limit;
  /** Whether the owner may keep the password. */
  mayKeep: boolean;
  onIssue: (issued: { password: string; mustChangePassword: boolean }) => Promise<{ message: string }>;
  onClose: () => void;
}

/** Asks for a new password for an account, then shows the credentials to hand over. */
export function IssuePassword({ account, number, limit, mayKeep, onIssue, onClose }: IssuePasswordProps) {
  const [issued, setIssued] = useState<string>();
  const title = texts.issueTitle(account.name);
  return (
    <Modal
      opened
      onClose={onClose}
      title={issued ? texts.title(account.name) : title}
      withCloseButton={false}
    >
      {issued ? (
        <SignInCard signIn={{ ...account, password: issued }} note={texts.handOver} onClose={onClose} />
      ) : (
        <>
          <p className={classes.effect}>{texts.issueEffect}</p>
          <RecordForm
            label={title}
            fields={fieldsFor(limit, mayKeep, { number, name: account.name, code: account.login })}
            limits={{ password: limit }}
            initial={initial}
            submitLabel={texts.issue}
            failure={texts.failed}
            save={async (_changed, { password, mustChangePassword }) => {
              const answer = await onIssue({ password, mustChangePassword: mustChangePassword === 'true' });
              setIssued(password);
              return answer;
            }}
            onCancel={onClose}
          />
        </>
      )}
    </Modal>
  );
}
