import { useState } from 'react';
import { accountLimits } from '../../lib/shared-limits.gen';
import { Modal } from '../modal';
import { RecordForm } from '../record-form/record-form';
import type { Field } from '../record-form/field';
import type { Limit } from '../record-form/limits';
import type { SignIn } from './first-sign-in';
import { texts } from './first-sign-in.texts';
import { SignInCard } from './sign-in-card';
import classes from './sign-in-card.module.css';

const initial = { password: '', mustChangePassword: 'true' };
const fields: Field<typeof initial>[] = [
  { name: 'password', label: texts.newPassword, kind: 'password', required: true, strength: true },
  { name: 'mustChangePassword', label: texts.mustChange, kind: 'check' },
];

const fieldsFor = ({ minLength = 0 }: Limit, mayKeep: boolean) =>
  fields
    .filter(({ kind }) => kind === 'password' || mayKeep)
    .map((field) => (field.strength ? { ...field, hint: texts.passwordHint(minLength) } : field));

interface IssuePasswordProps {
  account: Omit<SignIn, 'password'>;
  /** The lengths of the password. */
  limit?: Limit;
  /** Whether the owner may keep the password. */
  mayKeep: boolean;
  onIssue: (issued: { password: string; mustChangePassword: boolean }) => Promise<{ message: string }>;
  onClose: () => void;
}

/** Asks for a new password for an account, then shows the credentials to hand over. */
export function IssuePassword({
  account,
  limit = accountLimits.password,
  mayKeep,
  onIssue,
  onClose,
}: IssuePasswordProps) {
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
            fields={fieldsFor(limit, mayKeep)}
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
